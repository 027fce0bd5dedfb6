// What the real child answers where the optional package is not installed.
process.on('disconnect', () => process.exit())
process.on('message', () => {})
process.send({ kind: 'missing', reason: 'Cannot find package' })
