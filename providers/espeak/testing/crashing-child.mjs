// The real child process, except that one sentence kills it, as a defect in the WebAssembly code
// would.
process.on('message', ({ text }) => {
  if (text.includes('Plantage')) process.kill(process.pid, 'SIGKILL')
})
await import('../espeak-child.mjs')
