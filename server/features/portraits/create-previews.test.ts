import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import type { PortraitSubject } from '../../../domain/portrait/draw-portrait'
import { previewSize } from '../../../domain/portrait/preview-size'
import { createPreviews } from './create-previews'
import { logo } from './logo'
import { renderPng } from './render-png'

const clara: PortraitSubject = { id: 'clara', hue: 345, voiceGender: 'feminine' }
const octave: PortraitSubject = { id: 'octave', hue: 236, voiceGender: 'masculine' }

describe('the previews', () => {
  it('render once for those who ask at the same time, and never again', async () => {
    const render = vi.fn(async (svg: string) => Buffer.from(svg))
    const previews = createPreviews(render)
    const asked = [1, 2, 3].map(() => previews.draw(clara).png())
    const [first, ...others] = await Promise.all(asked)
    for (const other of others) expect(other).toBe(first)
    expect(await previews.draw(clara).png()).toBe(first)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('render one after another', async () => {
    const ends: (() => void)[] = []
    const render = vi.fn(
      () => new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from('')))),
    )
    const previews = createPreviews(render)
    const [one, other] = [previews.draw(clara).png(), previews.draw(octave).png()]
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1))
    ends[0]?.()
    await one
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    ends[1]?.()
    await other
  })

  it('are tried again after a failure, which does not hold up the next', async () => {
    const render = vi
      .fn(async (svg: string) => Buffer.from(svg))
      .mockRejectedValueOnce(new Error('no memory'))
    const previews = createPreviews(render)
    const [failed, other] = [previews.draw(clara).png(), previews.draw(octave).png()]
    await expect(failed).rejects.toThrow('no memory')
    await expect(other).resolves.toBeInstanceOf(Buffer)
    await expect(previews.draw(clara).png()).resolves.toBeInstanceOf(Buffer)
  })

  it('have a tag that changes with the picture alone', () => {
    const previews = createPreviews(async () => Buffer.from(''))
    const { entityTag } = previews.draw(clara)
    expect(previews.draw({ ...clara }).entityTag).toBe(entityTag)
    expect(previews.draw({ ...clara, hue: 20 }).entityTag).not.toBe(entityTag)
  })

  it('are PNG of the size that messengers show, lit before the mouth and light enough', async () => {
    const image = await createPreviews(renderPng).draw(clara).png()
    const picture = sharp(image)
    expect(await picture.metadata()).toMatchObject({ format: 'png', ...previewSize })
    expect(image.byteLength).toBeLessThan(300_000)
    const { channels } = await picture.stats()
    const brightest = Math.max(...channels.slice(0, 3).map(({ max }) => max))
    expect(brightest).toBeGreaterThan(200)
  })
})

it('holds the very logo of the site', () => {
  expect(readFileSync('public/logo-dark.svg', 'utf8')).toContain(logo)
})
