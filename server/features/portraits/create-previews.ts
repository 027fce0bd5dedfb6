import type { PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'
import { drawPreview } from '../../../domain/portrait/picture/draw-preview'
import { createEntityTag } from '../../platform/http/responses/entity-tag'
import { logo } from './logo'
import { createPortraitCache } from './portrait-cache'

type Preview = {
  entityTag: string
  /** Renders on the first call; simultaneous calls share the result. */
  png(): Promise<Buffer>
}

/** Enough for the whole catalogue: about 64 × 100 kB. */
const capacity = 64

/**
 * Creates the cache of preview images. The ETag is that of the SVG, so that a request from a client
 * that has the image renders nothing. Images are rendered one after the other: a messenger that
 * requests all companions at once must not take every core from the calls.
 */
export function createPreviews(render: (svg: string) => Promise<Buffer>, size = capacity) {
  let lastRender: Promise<unknown> = Promise.resolve()

  function renderInSequence(svg: string): Promise<Buffer> {
    const rendered = lastRender.then(() => render(svg))
    lastRender = rendered.catch(() => undefined)
    return rendered
  }

  function prepare(subject: PortraitSubject): Preview {
    const svg = drawPreview(subject, logo)
    let image: Promise<Buffer> | undefined
    return {
      entityTag: createEntityTag(svg),
      png() {
        image ??= renderInSequence(svg).catch((error: unknown) => {
          // The next call tries again.
          image = undefined
          throw error
        })
        return image
      },
    }
  }

  return createPortraitCache(prepare, size)
}
