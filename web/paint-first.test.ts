import { expect, test } from 'vitest'
import { paintFirst } from './paint-first'

const page = `<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/></head><body>
<script nonce="n" type="module" async="">import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};
import("/assets/entry.js");</script></body>`

test('scripts are fetched and run once the page is painted', () => {
  const html = paintFirst(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  const waiting = html.indexOf('await new Promise')
  expect(waiting).toBeGreaterThan(html.indexOf('type="module"'))
  expect(html.indexOf('["/assets/a.js"]')).toBeGreaterThan(waiting)
  expect(html.indexOf('const route0 = await import("/assets/root.js");')).toBeGreaterThan(waiting)
  expect(html).toContain('const route1 = await import("/assets/home.js");')
  expect(html).not.toContain('import * as')
})

test('a form sent before the scripts run puts nothing into the address', () => {
  const html = paintFirst(page)
  const kept = html.indexOf("addEventListener('submit', (event) => event.preventDefault())")
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(html.indexOf('await new Promise'))
})

test('what names route modules and starts them stays', () => {
  expect(paintFirst(page)).toContain('{"root":route0,"routes/home":route1}')
  expect(paintFirst(page)).toContain('import("/assets/entry.js");</script></body>')
})

test('a page without scripts is left alone', () => {
  expect(paintFirst('<p>import * as poetry</p>')).toBe('<p>import * as poetry</p>')
})
