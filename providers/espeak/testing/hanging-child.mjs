// A child process that starts, but never answers.
process.on('disconnect', () => process.exit())
process.on('message', () => {})
process.send({ kind: 'ready' })
