import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countryCodeOf, drawnCountries } from './country-code'

it.each([
  ['🇨🇭', 'ch'],
  ['🇫🇷', 'fr'],
  ['', null],
  ['🌹', null],
  ['CH', null],
])('%s is the flag of %s', (flag, code) => {
  expect(countryCodeOf(flag)).toBe(code)
})

it('the sprite draws exactly the countries that are said to be drawn', () => {
  const sprite = readFileSync(new URL('country-flags.svg', import.meta.url), 'utf8')
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(drawnCountries)
})
