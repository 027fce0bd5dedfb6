import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import type { PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'
import { previewSize } from '../../../domain/portrait/picture/preview-size'
import { createPreviews } from './create-previews'
import { logo } from './logo'
import { renderPng } from './render-png'

const clara: PortraitSubject = { id: 'clara', hue: 345, voiceGender: 'feminine' }
const octave: PortraitSubject = { id: 'octave', hue: 236, voiceGender: 'masculine' }

describe('the preview cache', () => {
  it('renders a portrait once for simultaneous and later requests', async () => {
    const render = vi.fn(async (svg: string) => Buffer.from(svg))
    const previews = createPreviews(render)
    const requests = [1, 2, 3].map(() => previews.draw(clara).png())
    const [image, ...repeatedImages] = await Promise.all(requests)
    for (const repeatedImage of repeatedImages) expect(repeatedImage).toBe(image)
    expect(await previews.draw(clara).png()).toBe(image)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('renders previews one after the other', async () => {
    const finishRendering: (() => void)[] = []
    const render = vi.fn(
      () => new Promise<Buffer>((resolve) => finishRendering.push(() => resolve(Buffer.from('')))),
    )
    const previews = createPreviews(render)
    const [firstImage, secondImage] = [previews.draw(clara).png(), previews.draw(octave).png()]
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1))
    finishRendering[0]?.()
    await firstImage
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    finishRendering[1]?.()
    await secondImage
  })

  it('tries again after a failure, which does not block the next preview', async () => {
    const render = vi
      .fn(async (svg: string) => Buffer.from(svg))
      .mockRejectedValueOnce(new Error('no memory'))
    const previews = createPreviews(render)
    const [failedImage, nextImage] = [previews.draw(clara).png(), previews.draw(octave).png()]
    await expect(failedImage).rejects.toThrow('no memory')
    await expect(nextImage).resolves.toBeInstanceOf(Buffer)
    await expect(previews.draw(clara).png()).resolves.toBeInstanceOf(Buffer)
  })

  it('gives a preview an ETag that changes only with the picture', () => {
    const previews = createPreviews(async () => Buffer.from(''))
    const { entityTag } = previews.draw(clara)
    expect(previews.draw({ ...clara }).entityTag).toBe(entityTag)
    expect(previews.draw({ ...clara, hue: 20 }).entityTag).not.toBe(entityTag)
  })

  it('renders a PNG of the size of a link preview, below 300 kB and not only in dark colours', async () => {
    const image = await createPreviews(renderPng).draw(clara).png()
    const picture = sharp(image)
    expect(await picture.metadata()).toMatchObject({ format: 'png', ...previewSize })
    expect(image.byteLength).toBeLessThan(300_000)
    const { channels } = await picture.stats()
    const brightest = Math.max(...channels.slice(0, 3).map(({ max }) => max))
    expect(brightest).toBeGreaterThan(200)
  })
})

it('draws the same logo as the logo file of the site', () => {
  expect(readFileSync('public/logo-dark.svg', 'utf8')).toContain(logo)
})
