import { expect, test } from 'vitest'
import { externalImagePath, resolveImageUrl, toStoredImageUrl } from './image-url'

const publicUrl = new URL('https://amivoix.example')
const externalUrl = 'https://images.example/flora.png'

test('makes the path of our own portrait absolute, and stores the path only', () => {
  const absoluteUrl = 'https://amivoix.example/portraits/clara.svg'
  expect(resolveImageUrl('/portraits/clara.svg', publicUrl)).toBe(absoluteUrl)
  expect(toStoredImageUrl(absoluteUrl, publicUrl)).toBe('/portraits/clara.svg')
})

test('serves an external picture under a URL of our host, and stores the external URL', () => {
  expect(resolveImageUrl(externalUrl, publicUrl)).toBe(
    `https://amivoix.example${externalImagePath(externalUrl)}`,
  )
  expect(toStoredImageUrl(externalUrl, publicUrl)).toBe(externalUrl)
})

test.each(['data:image/png;base64,AA', '//images.example/a.png', 'http://[', 'javascript:1'])(
  'resolves %s to a URL of our own host',
  (imageUrl) => {
    expect(new URL(resolveImageUrl(imageUrl, publicUrl)).origin).toBe(publicUrl.origin)
  },
)
