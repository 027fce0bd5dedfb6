// A child process that reports its models as loaded, and exits when it is asked to speak or to recognise.
process.on('disconnect', () => process.exit())
process.on('message', (command) => {
  if (command.do === 'load') process.send({ kind: 'ready' })
  if (command.do === 'ping') process.send({ kind: 'pong' })
  if (command.do === 'speak' || command.do === 'open') process.exit(1)
})
