import { createEntityTag } from '../../platform/http/responses/entity-tag'

/** A PNG that is rendered on first use. */
export type LazyPng = {
  /** The ETag of the SVG, so that nothing is rendered for a client that has the image. */
  entityTag: string
  /** Renders on the first call; simultaneous calls share the result. */
  png(): Promise<Buffer>
}

/**
 * Creates a function that prepares the PNG of an SVG. PNGs are rendered one after the other: when a
 * messaging app requests the pictures of all companions at once, the calls still need the other cores.
 */
export function createPngRenderer(render: (svg: string) => Promise<Buffer>) {
  let lastRender: Promise<unknown> = Promise.resolve()

  function renderInSequence(svg: string): Promise<Buffer> {
    const png = lastRender.then(() => render(svg))
    lastRender = png.catch(() => undefined)
    return png
  }

  return (svg: string): LazyPng => {
    let image: Promise<Buffer> | undefined
    return {
      entityTag: createEntityTag(svg),
      png() {
        image ??= renderInSequence(svg).catch((error: unknown) => {
          // A failed image is not kept, so that the next request renders it again.
          image = undefined
          throw error
        })
        return image
      },
    }
  }
}
