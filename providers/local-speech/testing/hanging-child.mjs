// A child process that reports that it is ready and answers pings, but neither speaks nor recognises.
process.on('disconnect', () => process.exit())
process.on('message', (command) => {
  if (command.do === 'load') process.send({ kind: 'ready' })
  if (command.do === 'ping') process.send({ kind: 'pong' })
})
