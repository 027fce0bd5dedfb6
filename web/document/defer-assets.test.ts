import { expect, test } from 'vitest'
import { deferAssets, findFontFiles } from './defer-assets'

const sheetLink = '<link rel="stylesheet" href="/assets/style-1.css"/>'
const moduleCode = `import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");`
const page = `<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/>${sheetLink.replace('<link', '<link nonce="n"')}</head><body class="page">
<script nonce="n" type="module" async="">${moduleCode}</script></body>`

const fonts = '@font-face{font-family:Fraunces;src:url(/assets/f.woff2)}'
const fallbackFonts = '@font-face{font-family:Georgia}'
const files: Record<string, string> = {
  '/assets/style-1.css': '.page{margin:0}.dialog{top:0}',
}
const defer = (html: string) =>
  deferAssets(html, {
    nonce: 'n',
    fonts,
    fontFiles: findFontFiles(fonts),
    fallbackFonts,
    readStyleSheet: (url) => files[url],
  })
const rewrite = async (html = page) => (await defer(html)).html

test('loads and runs the scripts after the first paint', async () => {
  const html = await rewrite()
  expect(html).not.toContain('<link rel="modulepreload"')
  const firstPaint = html.indexOf('await nextFrame()')
  expect(firstPaint).toBeGreaterThan(html.indexOf('type="module"'))
  expect(html.indexOf('["/assets/a.js"]')).toBeGreaterThan(firstPaint)
  expect(html.indexOf('app.textContent = ')).toBeGreaterThan(firstPaint)
})

test("runs React Router's module code unchanged", async () => {
  const html = await rewrite()
  expect(html).toContain(`<script id="app-start" type="text/plain">${moduleCode}</script>`)
})

test('inlines the styles of the page and defers the style sheet', async () => {
  const html = await rewrite()
  expect(html).toContain(`<style>.page{margin:0}</style>${sheetLink.replace('href', 'data-href')}`)
  expect(html.indexOf('link.href = link.dataset.href')).toBeGreaterThan(
    html.indexOf('await nextFrame()'),
  )
  expect(html.indexOf('await Promise.all(styleSheets)')).toBeLessThan(
    html.indexOf('app.textContent'),
  )
})

test('loads the style sheet and the fonts as usual when scripts are disabled', async () => {
  const html = await rewrite()
  expect(html).toContain(`<noscript>${sheetLink}</noscript>`)
  expect(html).toContain(`<noscript><style>${fonts}</style></noscript>`)
})

test('loads the fonts after the first paint and applies them together', async () => {
  const html = await rewrite()
  expect(html).toContain(`<style id="fonts" media="not all">${fonts}</style>`)
  const fontLoadIndex = html.indexOf('["/assets/f.woff2"]')
  expect(fontLoadIndex).toBeGreaterThan(html.indexOf('await nextFrame()'))
  expect(html.lastIndexOf("getElementById('fonts').media = 'all'")).toBeGreaterThan(fontLoadIndex)
})

test('applies the fallback fonts before the product fonts are loaded', async () => {
  expect(await rewrite()).toContain(`<style>${fallbackFonts}</style>`)
})

test('paints nothing before the whole page is parsed', async () => {
  const html = await rewrite()
  expect(html).toContain('<head><link rel="expect" href="#page-end" blocking="render"/>')
  expect(html).toContain('<script id="page-end" type="module" async="">')
})

test('listens for early form submissions in the head, before any form is parsed', async () => {
  const html = await rewrite()
  const listenerIndex = html.indexOf("document.addEventListener('submit', interceptSubmit)")
  expect(listenerIndex).toBeGreaterThan(0)
  expect(listenerIndex).toBeLessThan(html.indexOf('</head>'))
})

test('stops holding early presses when the scripts cannot be loaded', async () => {
  expect(await rewrite()).toContain('app.onerror = () => window.stopHoldingPresses?.()')
})

test('keeps the other attributes of a rewritten tag', async () => {
  const html = await rewrite(
    page.replace('rel="stylesheet"', 'rel="stylesheet" media="a &amp; b" title=">"'),
  )
  expect(html).toContain(
    '<link rel="stylesheet" media="a &amp; b" title=">" data-href="/assets/style-1.css"/>',
  )
})

test('leaves the link of an unknown style sheet unchanged', async () => {
  const html = await rewrite(page.replace('style-1', 'style-2'))
  expect(html).toContain('<link rel="stylesheet" href="/assets/style-2.css"/>')
})

test('does not change text that looks like scripts and attributes', async () => {
  const text = '<p title="a &amp; b">import * as poetry &lt;link rel="modulepreload"&gt;</p>'
  expect(await rewrite(text)).toBe(text)
})

test('removes the nonce and lists the inline code that it marked, without duplicates', async () => {
  const createElements = (nonce: string) =>
    `<style${nonce}>a{}</style><style${nonce}>a{}</style>` +
    `<script${nonce} data-a="&amp;&quot;">const a = "<p>é&amp;"</script><link${nonce} href="/a.css"/>`
  expect(await defer(createElements(' nonce="n"'))).toEqual({
    html: createElements(''),
    inlineCode: { scripts: ['const a = "<p>é&amp;"'], styles: ['a{}'] },
  })
})

test('lists the inline code that it adds, and the module code', async () => {
  const { html, inlineCode } = await defer(page)
  const elements = [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)]
  const listCode = (name: string) =>
    new Set(elements.filter(([, tagName]) => tagName === name).map(([, , code]) => code))
  expect(new Set(inlineCode.scripts)).toEqual(listCode('script'))
  expect(new Set(inlineCode.styles)).toEqual(listCode('style'))
  expect(inlineCode.scripts).toContain(moduleCode)
  expect(html).not.toContain('nonce')
})

test('does not list inline code without the nonce', async () => {
  const injectedCode =
    '<script>alert(1)</script><style>p{}</style><script nonce="b">steal()</script><script type="module">steal()</script>'
  expect(await defer(`${injectedCode}<script nonce="n" src="/theme.js"></script>`)).toEqual({
    html: `${injectedCode}<script src="/theme.js"></script>`,
    inlineCode: { scripts: [], styles: [] },
  })
})
