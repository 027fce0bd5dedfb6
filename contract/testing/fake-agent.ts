import type { Agent } from '../companions/catalogue'

/** Creates a companion as the API returns it, for tests. */
export const fakeAgent = (overrides: Partial<Agent> = {}): Agent => {
  const id = overrides.id ?? 'clara'
  return {
    id,
    name: id,
    style: 'Tendre',
    image: `http://localhost/portraits/${id}.svg`,
    category: 'amour',
    voiceGender: 'feminine',
    language: 'french',
    tags: [],
    country: 'France',
    flag: '🇫🇷',
    description: '',
    vapiAssistantId: `amivoix:${id}`,
    portraitHue: 20,
    createdAt: '2026-01-01T00:00:00Z',
    popularity: 0,
    rating: null,
    ...overrides,
  }
}
