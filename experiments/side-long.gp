load 'experiments/side-work.gp'
