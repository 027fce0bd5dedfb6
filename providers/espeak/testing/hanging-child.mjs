// A child process that starts, and then answers nothing.
process.on('disconnect', () => process.exit())
process.on('message', () => {})
process.send({ kind: 'ready' })
