/** What messengers and social networks show beside a link, in pixels: 1.91 to 1. */
export const previewSize = { width: 1200, height: 630 } as const
