export function createResampler(): {
  push(block: Int16Array): Int16Array
  flush(): Int16Array
}
