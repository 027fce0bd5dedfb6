// A child process that starts, and dies when it is asked to speak.
process.on('disconnect', () => process.exit())
process.on('message', () => process.exit(1))
process.send({ kind: 'ready' })
