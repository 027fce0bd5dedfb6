// The real child process, except that a text with "Plantage" kills it, like a crash of the WebAssembly code.
process.on('message', ({ text }) => {
  if (text.includes('Plantage')) process.kill(process.pid, 'SIGKILL')
})
await import('../espeak-child.mjs')
