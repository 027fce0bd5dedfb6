import { loadSharp } from '../../platform/load-sharp'

/**
 * Renders in the thread pool, so that the event loop, which serves the calls, is not blocked. A
 * dithered palette reduces the file to a third: some messaging apps show no preview above 300 kB.
 */
export async function renderPng(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const pngOptions = { palette: true, quality: 95, dither: 1, effort: 4 }
  return sharp(Buffer.from(svg)).png(pngOptions).toBuffer()
}
