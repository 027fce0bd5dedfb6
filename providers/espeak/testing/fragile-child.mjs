// The real child, except that one sentence kills it halfway, as a fault in the wasm would.
process.on('message', ({ text }) => {
  if (text.includes('Plantage')) process.kill(process.pid, 'SIGKILL')
})
await import('../espeak-child.mjs')
