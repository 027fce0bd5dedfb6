import { expect, it } from 'vitest'
import { fakeAgent } from '../../../contract/testing/fake-agent'
import { createCompanionMeta } from './companion-meta'

const companion = fakeAgent({
  id: 'margaux',
  name: 'Margaux',
  image: 'https://amivoix.test/portraits/margaux.svg',
  description: 'Margaux écoute d’abord. '.repeat(12).trim(),
})
const url = 'https://amivoix.test/talk/margaux'

const findContent = (key: string, described = companion) =>
  createCompanionMeta(described, url).flatMap((tag) =>
    'content' in tag && Object.values(tag).includes(key) ? tag.content : [],
  )[0] as string | undefined

it('returns the tags of link previews, with absolute URLs', () => {
  expect(findContent('og:url')).toBe(url)
  expect(findContent('og:image')).toBe('https://amivoix.test/portraits/margaux.png')
  expect(findContent('og:image:type')).toBe('image/png')
  expect(findContent('og:image:width')).toBe('1200')
  expect(findContent('og:image:height')).toBe('630')
  expect(findContent('og:image:alt')).toBe('Margaux en portrait')
  expect(findContent('twitter:card')).toBe('summary_large_image')
})

it('uses the generated portrait when the picture is the placeholder', () => {
  const image = 'https://amivoix.test/portraits/placeholder.svg'
  expect(findContent('og:image', { ...companion, image })).toBe(
    'https://amivoix.test/portraits/margaux.png',
  )
})

it('uses other pictures unchanged, without a size', () => {
  const image = 'https://amivoix.test/images/margaux.webp'
  expect(findContent('og:image', { ...companion, image })).toBe(image)
  expect(findContent('og:image:width', { ...companion, image })).toBeUndefined()
  expect(findContent('og:image:alt', { ...companion, image })).toBe('Margaux en portrait')
})

it('truncates a long description at a word boundary', () => {
  const description = findContent('description') ?? ''
  expect(description.length).toBeLessThanOrEqual(156)
  expect(description).toMatch(/(Margaux|écoute|d’abord\.)…$/)
})
