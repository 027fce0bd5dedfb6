import sharp from 'sharp'

// One thread only: the calls need the other cores.
sharp.concurrency(1)

/**
 * Renders in the thread pool, so that the event loop, which serves the calls, is not blocked. A
 * dithered palette takes a third of the size: some messengers show no preview above 300 kB.
 */
export const renderPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 95, dither: 1, effort: 4 }).toBuffer()
