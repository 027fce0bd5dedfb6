import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

// These tests limit the compressed bytes that a browser fetches before a page works. They need a production build.
// The limits are tight, because sizes are the same on every machine.

const folder = 'build/client/assets'
const maxPublicPageBytes = 115_000
const maxCallScreenBytes = 220_000

const files = readdirSync(folder)
const getPath = (name: string) => path.join(folder, name)
const readScript = (name: string) =>
  name.endsWith('.js') ? readFileSync(getPath(name), 'utf8') : ''
const routes = readRoutes()

test.each([
  'site/home',
  'sign-in/login',
  'sign-in/register',
  'sign-in/forgotten-password',
  'sign-in/reset-password',
  'talk/talk',
  'legal/withdrawal',
  'legal/cancellation',
  'legal/terms-of-sale',
  'site/help',
  'site/contact',
  'site/partnerships',
  'site/developers',
  'site/blog',
  'site/article',
  'legal/legal-notice',
  'legal/privacy',
  'legal/terms-of-use',
  'legal/cookie-policy',
  'site/accessibility',
  'unknown',
])('limits the scripts of a first visit to the public page "%s" to 115 KB', (name) => {
  // These scripts are loaded after the page, but count towards its limit.
  const laterScripts = [
    findFile(/^cookie-banner-.*[.]js$/),
    ...(name === 'talk/talk' ? [findFile(/^share-panel-.*[.]js$/)] : []),
  ]
  expect(measureBytes([...listScripts(name), ...laterScripts])).toBeLessThanOrEqual(
    maxPublicPageBytes,
  )
})

test('limits the scripts of the call screen, without the voice activity detector, to 220 KB', () => {
  const callFlow = findFile(/^call-flow-.*[.]js$/)
  expect(measureBytes([...listScripts('talk/talk'), callFlow])).toBeLessThanOrEqual(
    maxCallScreenBytes,
  )
})

test('has one stylesheet of at most 22 KB for all pages, and another for the administration', () => {
  const [sheet = ''] = routes['root']?.css ?? []
  expect(sheet).toMatch(/[.]css$/)
  expect(measureBytes([path.basename(sheet)])).toBeLessThanOrEqual(22_000)
  expect(readFileSync(getPath(path.basename(sheet)), 'utf8')).not.toContain('._admin-')
  const routesWithOtherStylesheet = Object.entries(routes).flatMap(([id, { css }]) =>
    css.some((file) => file !== sheet) ? [id] : [],
  )
  expect(routesWithOtherStylesheet).toEqual(['routes/admin/admin'])
})

/** Returns the modules of the entry, the root, the layout and the page, which are fetched together. */
function listScripts(name: string) {
  const modules = ['root', 'routes/pages', `routes/${name}`].flatMap((id) => {
    const route = routes[id]
    if (!route) throw new Error(`There is no route ${id}`)
    return [route.module, route.clientActionModule, route.clientLoaderModule]
  })
  return [
    findFile(/^entry[.]client-.*[.]js$/),
    ...modules.flatMap((file) => (file === undefined ? [] : [path.basename(file)])),
  ]
}

function findFile(pattern: RegExp) {
  const name = files.find((file) => pattern.test(file))
  if (!name) throw new Error(`The build has no file ${pattern}`)
  return name
}

/** Returns the compressed bytes of these files and of all their static imports, each file once. */
function measureBytes(names: readonly string[]) {
  const reachedNames = new Set<string>()
  const visit = (name: string) => {
    if (reachedNames.has(name)) return
    reachedNames.add(name)
    for (const [, imported = ''] of readScript(name).matchAll(
      /(?:from|import)\s*["`']\.\/([^"`']+)/g,
    ))
      visit(imported)
  }
  names.forEach(visit)
  return [...reachedNames].reduce((sum, name) => sum + measureFile(name), 0)
}

/** Files that are too small to be compressed are sent as they are. */
const measureFile = (name: string) =>
  files.includes(`${name}.br`) ? statSync(getPath(`${name}.br`)).size : statSync(getPath(name)).size

/** Reads the manifest of React Router, which maps routes to files. */
function readRoutes() {
  const route = z.object({
    module: z.string(),
    /** Like `clientLoaderModule`, a separate chunk that is fetched together with the page's own module. */
    clientActionModule: z.string().optional(),
    clientLoaderModule: z.string().optional(),
    css: z.array(z.string()).default([]),
  })
  const [, json = ''] = /=(\{.*\})/s.exec(readScript(findFile(/^manifest-.*[.]js$/))) ?? []
  return z.object({ routes: z.record(z.string(), route) }).parse(JSON.parse(json)).routes
}
