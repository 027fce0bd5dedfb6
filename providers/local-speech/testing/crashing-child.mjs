// The real child process, except that one sentence kills it, as a defect in the addon would.
import '../engine/speech-child.mjs'

process.on('message', ({ text = '' }) => {
  if (text.includes('Plantage')) process.kill(process.pid, 'SIGKILL')
})
