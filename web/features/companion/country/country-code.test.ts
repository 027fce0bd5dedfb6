import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countriesWithFlag, findCountryCode } from './country-code'

it.each([
  ['🇨🇭', 'ch'],
  ['🇫🇷', 'fr'],
  ['', null],
  ['🌹', null],
  ['CH', null],
])('maps the flag %s to the country %s', (flag, code) => {
  expect(findCountryCode(flag)).toBe(code)
})

it('the sprite contains exactly the listed countries', () => {
  const sprite = readFileSync(new URL('country-flags.svg', import.meta.url), 'utf8')
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(
    countriesWithFlag,
  )
})
