import { drawPreview } from '../../../domain/portrait/picture/draw-preview'
import { createPngRenderer } from './create-png-renderer'
import { logo } from './logo'
import { createPortraitCache } from './portrait-cache'

/** Room for all built-in companions; takes at most about 64 × 100 kB. */
const capacity = 64

/** Creates the cache of the companions' link previews. */
export function createPreviews(render: (svg: string) => Promise<Buffer>, size = capacity) {
  const preparePng = createPngRenderer(render)
  return createPortraitCache((subject) => preparePng(drawPreview(subject, logo)), size)
}
