import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

// What a visitor's browser has to fetch before a page answers, as it is built (06, « Speed »).
// The bytes are the same on every machine: what is added to a page shows here, not on a slow line.

const folder = 'build/client/assets'
const mostOfPublicPage = 115_000
const mostOfCallScreen = 220_000

const files = readdirSync(folder)
const fileOf = (name: string) => path.join(folder, name)
const textOf = (name: string) => (name.endsWith('.js') ? readFileSync(fileOf(name), 'utf8') : '')
const routes = readRoutes()

test.each([
  'home',
  'login',
  'register',
  'forgotten-password',
  'reset-password',
  'talk',
  'withdrawal',
  'cancellation',
  'terms-of-sale',
  'unknown',
])('the scripts of the public page « %s » stay below 115 KB', (name) => {
  expect(weightOf(scriptsOf(name))).toBeLessThanOrEqual(mostOfPublicPage)
})

test('the call screen stays below 220 KB, the detector apart', () => {
  const callRoom = files.find((file) => /^call-room-.*[.]js$/.test(file)) ?? ''
  expect(weightOf([...scriptsOf('talk'), callRoom])).toBeLessThanOrEqual(mostOfCallScreen)
})

test('public pages share one sheet of styles, small enough to come soon', () => {
  const [sheet = ''] = routes['root']?.css ?? []
  expect(weightOf([path.basename(sheet)])).toBeLessThanOrEqual(20_000)
  expect(
    Object.values(routes)
      .flatMap(({ css }) => css)
      .filter((one) => one !== sheet),
  ).toEqual([])
})

/** The page's own module, the root's and the entry. */
function scriptsOf(name: string) {
  const modules = ['root', `routes/${name}`].map((id) => path.basename(routes[id]?.module ?? ''))
  const entry = files.find((file) => /^entry[.]client-.*[.]js$/.test(file)) ?? ''
  return [entry, ...modules]
}

/** With everything that they import, compressed, each file once. */
function weightOf(names: readonly string[]) {
  const all = new Set<string>()
  const visit = (name: string) => {
    if (all.has(name)) return
    all.add(name)
    for (const [, imported = ''] of textOf(name).matchAll(/(?:from|import)\s*["`']\.\/([^"`']+)/g))
      visit(imported)
  }
  names.forEach(visit)
  return [...all].reduce((sum, name) => sum + sizeOf(name), 0)
}

/** Files too small to be packed travel as they are. */
const sizeOf = (name: string) =>
  files.includes(`${name}.br`) ? statSync(fileOf(`${name}.br`)).size : statSync(fileOf(name)).size

/** Which file is which page's: what the router itself reads. */
function readRoutes() {
  const route = z.object({ module: z.string(), css: z.array(z.string()).default([]) })
  const name = files.find((file) => /^manifest-.*[.]js$/.test(file)) ?? ''
  const [, json = ''] = /=(\{.*\})/s.exec(textOf(name)) ?? []
  return z.object({ routes: z.record(z.string(), route) }).parse(JSON.parse(json)).routes
}
