import { expect, it } from 'vitest'
import type { Agent } from '../../../contract/catalogue'
import { describeCompanion } from './companion-meta'

const agent: Agent = {
  id: 'margaux',
  name: 'Margaux',
  style: 'Bienveillante',
  image: 'https://amivoix.test/portraits/margaux.svg',
  category: 'amitie',
  voiceGender: 'feminine',
  language: 'french',
  tags: [],
  country: 'Suisse',
  flag: '🇨🇭',
  description: 'Margaux écoute d’abord. '.repeat(12).trim(),
  vapiAssistantId: 'amivoix:margaux',
  portraitHue: 15,
  createdAt: '2026-11-01T08:00:00.000Z',
}
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
