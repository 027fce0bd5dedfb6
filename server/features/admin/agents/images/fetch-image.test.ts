import sharp from 'sharp'
import { expect, test } from 'vitest'
import { convertImage } from './fetch-image'

const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('converts %s to WebP', async (format) => {
  const webp = await convertImage(await createPicture(50, 60).toFormat(format).toBuffer())
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 50, height: 60 })
})

test('shrinks a large picture and removes its metadata', async () => {
  const picture = await createPicture(3_000, 1_000)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Camera' } })
    .toBuffer()
  const { width, height, exif } = await sharp(await convertImage(picture)).metadata()
  expect([width, height, exif]).toEqual([1_080, 360, undefined])
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="6"/>'],
  ['an HTML page', '<!doctype html><p>Not found</p>'],
  ['an empty file', ''],
])('refuses %s', async (_case, text) => {
  await expect(convertImage(Buffer.from(text))).rejects.toThrow()
})

test('refuses a truncated picture', async () => {
  const picture = await createPicture(200, 200).png({ compressionLevel: 0 }).toBuffer()
  await expect(convertImage(picture.subarray(0, picture.length / 2))).rejects.toThrow()
})
