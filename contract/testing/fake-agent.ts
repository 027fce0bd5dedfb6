import type { Agent } from '../companions/catalogue'

/** A companion as the API sends it, for tests; say only what matters to yours. */
export const fakeAgent = (differing: Partial<Agent> = {}): Agent => {
  const id = differing.id ?? 'clara'
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
    ...differing,
  }
}
