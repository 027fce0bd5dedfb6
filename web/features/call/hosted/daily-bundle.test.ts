import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const directory = path.resolve('node_modules/@daily-co/daily-js/dist')

/** package.json installs another package under the name @sentry/browser (docs/decisions/043). */
test.each(readdirSync(directory))(
  '%s of daily-js bundles Sentry and does not import it',
  (file) => {
    const code = readFileSync(path.join(directory, file), 'utf8')
    expect(code).not.toMatch(/(?:\bfrom|\bimport|\brequire\()\s*['"]@sentry\//)
  },
)
