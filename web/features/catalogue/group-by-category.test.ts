import { expect, test } from 'vitest'
import type { Agent } from '../../../contract/catalogue'
import { groupByCategory } from './group-by-category'

const agent = (id: string, category: Agent['category']): Agent => ({
  id,
  name: id,
  style: 'Tendre',
  image: `http://localhost/portraits/${id}.svg`,
  category,
  voiceGender: 'feminine',
  language: 'french',
  tags: [],
  country: 'France',
  flag: 'fr',
  description: '',
  vapiAssistantId: `amivoix:${id}`,
  portraitHue: 20,
  createdAt: '2026-01-01T00:00:00Z',
})

test('shelves follow the order of the categories, companions the order they came in', () => {
  const shelves = groupByCategory([
    agent('zoe', 'bien_etre'),
    agent('ada', 'amour'),
    agent('lou', 'bien_etre'),
  ])
  expect(shelves.map(({ label, agents }) => [label, agents.map(({ id }) => id)])).toEqual([
    ['Amour', ['ada']],
    ['Bien-être', ['zoe', 'lou']],
  ])
})
