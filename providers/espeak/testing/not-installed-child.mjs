// Behaves like the real child process where the optional package is not installed.
process.on('disconnect', () => process.exit())
process.on('message', () => {})
process.send({ kind: 'not-installed', reason: 'Cannot find package' })
