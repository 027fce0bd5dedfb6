import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const directory = path.resolve('node_modules/@daily-co/daily-js/dist')

/**
 * package.json replaces @sentry/browser with another package (docs/decisions/043), so daily-js must
 * not import it at run time.
 */
test.each(readdirSync(directory))('%s of daily-js does not import Sentry', (file) => {
  const code = readFileSync(path.join(directory, file), 'utf8')
  expect(code).not.toMatch(/(?:\bfrom|\bimport|\brequire\()\s*['"]@sentry\//)
})
