// The real child process, except that a text with "Plantage" kills it, like a crash of the addon.
import '../engine/speech-child.mjs'

process.on('message', ({ text = '' }) => {
  if (text.includes('Plantage')) process.kill(process.pid, 'SIGKILL')
})
