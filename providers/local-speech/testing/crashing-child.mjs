// The real child process, except that one sentence kills it, as a defect in the addon would, and
// another one makes it hang.
import '../engine/speech-child.mjs'

process.on('message', ({ text = '' }) => {
  if (text.includes('Plantage')) process.kill(process.pid, 'SIGKILL')
  while (text.includes('Blocage')) {}
})
