import { describe, expect, it } from 'vitest'
import { shareLinks } from './share-links'

const address = 'https://amivoix.example/talk/chloe-anais'
const links = shareLinks('Chloé & Anaïs', address)

describe('a companion’s page, shared', () => {
  it.each(Object.entries(links))('by %s carries its address', (_, link) => {
    expect(decodeURIComponent(link)).toContain(address)
  })

  it('keeps a name whole, whatever it is made of', () => {
    expect(new URL(links.whatsapp).searchParams.get('text')).toBe(
      `Chloé & Anaïs, un compagnon vocal à qui parler sur Amivoix : ${address}`,
    )
    expect(new URL(links.mail).searchParams.get('subject')).toBe('Chloé & Anaïs · Amivoix')
    expect(new URL(links.twitter).searchParams.get('url')).toBe(address)
  })

  it('leaves no space that a mail programme would show as « + »', () => {
    for (const link of Object.values(links)) expect(link).not.toMatch(/[+ ]/)
  })
})
