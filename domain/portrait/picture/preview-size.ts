/** Size of Open Graph images in pixels, 1.91:1. */
export const previewSize = { width: 1200, height: 630 } as const
