/**
 * Loads the image library when the first picture is needed: most processes render none for hours,
 * and importing it takes about 20 MB. The library uses one thread, because calls need the other
 * cores.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}
