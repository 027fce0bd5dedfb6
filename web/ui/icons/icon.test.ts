import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon'

test('the sprite contains exactly the named icons', () => {
  const sprite = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn).toEqual([...iconNames])
})
