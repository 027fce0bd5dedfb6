import sharp from 'sharp'

// One core at a time: the calls need the others more than a preview does.
sharp.concurrency(1)

/**
 * Rendered in the thread pool: the event loop, which carries the calls, goes on meanwhile. A palette,
 * dithered, takes a third of the room, and some messengers show no preview above 300 kB.
 */
export const renderPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 95, dither: 1, effort: 4 }).toBuffer()
