import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon'

test('the sprite contains exactly the named icons', () => {
  const sprite = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
  const symbolIds = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(symbolIds).toEqual([...iconNames])
})
