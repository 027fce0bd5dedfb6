import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { companions } from '../../../../content/companions/companions'
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

it('lists exactly the countries of the sprite', () => {
  const sprite = readFileSync(new URL('country-flags.svg', import.meta.url), 'utf8')
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(
    countriesWithFlag,
  )
})

it('lists the country of every companion', () => {
  const codes = companions.map(({ flag }) => findCountryCode(flag) ?? flag)
  expect(codes.filter((code) => !countriesWithFlag.includes(code))).toEqual([])
})
