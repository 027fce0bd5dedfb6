// A child process that exits before it is ready.
process.exit(3)
