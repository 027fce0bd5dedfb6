import { expect, test } from 'vitest'
import { paintFirst } from './paint-first'

const sheetLink = '<link nonce="n" rel="stylesheet" href="/assets/style-1.css"/>'
const page = `<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/>${sheetLink}</head><body class="page">
<script nonce="n" type="module" async="">import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};
import("/assets/entry.js");</script></body>`

const fonts = '@font-face{font-family:Fraunces;src:url(/assets/f.woff2)}'
const standInFonts = '@font-face{font-family:Georgia}'
const files: Record<string, string> = {
  '/assets/style-1.css': '.page{margin:0}.dialog{top:0}',
}
const painted = (html = page) =>
  paintFirst(html, {
    nonce: 'n',
    fonts,
    standInFonts,
    readStyles: (address) => files[address],
  })

test('scripts are fetched and run once the page is painted', () => {
  const html = painted()
  expect(html).not.toContain('<link rel="modulepreload"')
  const waiting = html.indexOf('await frame()')
  expect(waiting).toBeGreaterThan(html.indexOf('type="module"'))
  expect(html.indexOf('["/assets/a.js"]')).toBeGreaterThan(waiting)
  expect(html.indexOf('const route0 = await import("/assets/root.js");')).toBeGreaterThan(waiting)
  expect(html).toContain('const route1 = await import("/assets/home.js");')
  expect(html).not.toContain('import * as')
})

test('a form sent before the scripts run puts nothing into the address', () => {
  const html = painted()
  const kept = html.indexOf("addEventListener('submit', (event) => event.preventDefault())")
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(html.indexOf('await frame()'))
})

test('what names route modules and starts them stays', () => {
  expect(painted()).toContain('{"root":route0,"routes/home":route1}')
  expect(painted()).toContain('import("/assets/entry.js");</script></body>')
})

test('the page carries the rules for what it holds; the sheet waits where it stood', () => {
  expect(painted()).toContain(
    `<style nonce="n">.page{margin:0}</style>${sheetLink.replace('href', 'data-href')}`,
  )
  const html = painted()
  expect(html.indexOf('link.href = link.dataset.href')).toBeGreaterThan(
    html.indexOf('await frame()'),
  )
  expect(html.indexOf('await Promise.all(styles)')).toBeLessThan(html.indexOf('await import'))
})

test('without scripts the sheet and the fonts come as ever', () => {
  expect(painted()).toContain(`<noscript>${sheetLink}</noscript>`)
  expect(painted()).toContain(`<noscript><style nonce="n">${fonts}</style></noscript>`)
})

test('fonts are fetched once the page is painted, and declared when all are there', () => {
  const html = painted()
  expect(html).toContain(`<style nonce="n" id="fonts" media="not all">${fonts}</style>`)
  const fetched = html.indexOf('["/assets/f.woff2"]')
  expect(fetched).toBeGreaterThan(html.indexOf('await frame()'))
  expect(html.lastIndexOf("getElementById('fonts').media = 'all'")).toBeGreaterThan(fetched)
})

test('what stands there until they come is declared from the start', () => {
  expect(painted()).toContain(`<style nonce="n">${standInFonts}</style>`)
})

test('the first frame shows the whole page', () => {
  const html = painted()
  expect(html).toContain('<head><link rel="expect" href="#page-end" blocking="render"/>')
  expect(html).toContain('<script id="page-end" nonce="n" type="module" async="">')
})

test('a sheet that nobody has stays a link', () => {
  const html = painted(page.replace('style-1', 'style-2'))
  expect(html).toContain('<link nonce="n" rel="stylesheet" href="/assets/style-2.css"/>')
})

test('a text that speaks of scripts is left alone', () => {
  expect(painted('<p>import * as poetry</p>')).toBe('<p>import * as poetry</p>')
})
