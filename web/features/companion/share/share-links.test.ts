import { describe, expect, it } from 'vitest'
import { createShareLinks } from './share-links'

const address = 'https://amivoix.example/talk/chloe-anais'
const links = createShareLinks('Chloé & Anaïs', address)

describe('share links of a companion', () => {
  it.each(Object.entries(links))('through %s contain the URL of its page', (_, link) => {
    expect(decodeURIComponent(link)).toContain(address)
  })

  it('encodes special characters in names', () => {
    expect(new URL(links.whatsapp).searchParams.get('text')).toBe(
      `Chloé & Anaïs, un compagnon vocal à qui parler sur Amivoix : ${address}`,
    )
    expect(new URL(links.mail).searchParams.get('subject')).toBe('Chloé & Anaïs · Amivoix')
    expect(new URL(links.twitter).searchParams.get('url')).toBe(address)
  })

  it('encodes spaces as %20 for mail programs', () => {
    for (const link of Object.values(links)) expect(link).not.toMatch(/[+ ]/)
  })
})
