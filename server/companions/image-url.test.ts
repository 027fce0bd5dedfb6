import { expect, test } from 'vitest'
import { externalImagePath, resolveImageUrl, toStoredImageUrl } from './image-url'

const publicUrl = new URL('https://amivoix.example')
const external = 'https://images.example/flora.png'

test('makes the path of our own portrait absolute, and stores the path only', () => {
  const shown = 'https://amivoix.example/portraits/clara.svg'
  expect(resolveImageUrl('/portraits/clara.svg', publicUrl)).toBe(shown)
  expect(toStoredImageUrl(shown, publicUrl)).toBe('/portraits/clara.svg')
})

test('serves an external picture under an address of our host, and stores the external address', () => {
  expect(resolveImageUrl(external, publicUrl)).toBe(
    `https://amivoix.example${externalImagePath(external)}`,
  )
  expect(toStoredImageUrl(external, publicUrl)).toBe(external)
})

test.each(['data:image/png;base64,AA', '//images.example/a.png', 'http://[', 'javascript:1'])(
  'never shows %s itself',
  (imageUrl) => {
    expect(new URL(resolveImageUrl(imageUrl, publicUrl)).origin).toBe(publicUrl.origin)
  },
)
