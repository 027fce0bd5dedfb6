import { expect, it } from 'vitest'
import { fakeAgent } from '../../testing/fake-agent'
import { describeCompanion } from './companion-meta'

const agent = fakeAgent({
  id: 'margaux',
  name: 'Margaux',
  image: 'https://amivoix.test/portraits/margaux.svg',
  description: 'Margaux écoute d’abord. '.repeat(12).trim(),
})
const tags = describeCompanion(agent, 'https://amivoix.test/talk/margaux')
const contentOf = (key: string) =>
  tags.flatMap((tag) =>
    'content' in tag && Object.values(tag).includes(key) ? tag.content : [],
  )[0]

it('gives a preview with absolute addresses', () => {
  expect(contentOf('og:url')).toBe('https://amivoix.test/talk/margaux')
  expect(contentOf('og:image')).toMatch(/^https:/)
})

it('shortens a long description at a word', () => {
  const description = contentOf('description') ?? ''
  expect(description.length).toBeLessThanOrEqual(156)
  expect(description).toMatch(/(Margaux|écoute|d’abord\.)…$/)
})
