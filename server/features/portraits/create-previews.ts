import type { PortraitSubject } from '../../../domain/portrait/draw-portrait'
import { drawPreview } from '../../../domain/portrait/draw-preview'
import { entityTagOf } from '../../platform/http/entity-tag'
import { logo } from './logo'
import { createPortraitCache } from './portrait-cache'

type Preview = {
  entityTag: string
  /** Rendered when first asked for, and once, however many ask meanwhile. */
  png(): Promise<Buffer>
}

/** The whole catalogue: about 64 × 100 kB. */
const capacity = 64

/**
 * Preview images by companion. The tag is that of the drawing, so that nobody who has the image
 * makes it render again. Renders follow one another: a messenger that asks for all companions
 * at once must not take every core from the calls.
 */
export function createPreviews(render: (svg: string) => Promise<Buffer>, size = capacity) {
  let lastRender: Promise<unknown> = Promise.resolve()

  function renderInTurn(svg: string): Promise<Buffer> {
    const rendered = lastRender.then(() => render(svg))
    lastRender = rendered.catch(() => undefined)
    return rendered
  }

  function prepare(subject: PortraitSubject): Preview {
    const svg = drawPreview(subject, logo)
    let image: Promise<Buffer> | undefined
    return {
      entityTag: entityTagOf(svg),
      png() {
        image ??= renderInTurn(svg).catch((error: unknown) => {
          // The next who asks tries again.
          image = undefined
          throw error
        })
        return image
      },
    }
  }

  return createPortraitCache(prepare, size)
}
