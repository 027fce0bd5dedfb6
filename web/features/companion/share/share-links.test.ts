import { describe, expect, it } from 'vitest'
import { createShareLinks } from './share-links'

const url = 'https://amivoix.example/talk/chloe-anais'
const links = createShareLinks('Chloé & Anaïs', url)

describe('share links of a companion', () => {
  it.each(Object.entries(links))('contain the URL of its page: %s', (_channel, link) => {
    expect(decodeURIComponent(link)).toContain(url)
  })

  it('encode special characters in names', () => {
    expect(new URL(links.whatsapp).searchParams.get('text')).toBe(
      `Chloé & Anaïs, un compagnon vocal à qui parler sur Amivoix : ${url}`,
    )
    expect(new URL(links.mail).searchParams.get('subject')).toBe('Chloé & Anaïs · Amivoix')
    expect(new URL(links.twitter).searchParams.get('url')).toBe(url)
  })

  it('encode spaces as %20 for mail programs', () => {
    for (const link of Object.values(links)) expect(link).not.toMatch(/[+ ]/)
  })
})
