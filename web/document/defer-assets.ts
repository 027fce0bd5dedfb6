import { once } from 'node:events'
import { RewritingStream } from 'parse5-html-rewriting-stream'
import type { InlineCode } from '../../contract/page-context'
import { parseStyleSheet, type StyleSheet, selectCriticalStyles } from './critical-styles'
import { earlyPressScript } from './early-press-script'

type Options = {
  /** Marks what React rendered; scripts and styles that an attacker has injected lack it. */
  nonce: string
  /** `@font-face` rules of the product's fonts. `cachedFontsScript` and `createStartCode` apply them. */
  fonts: string
  /** The font files that `fonts` names, from `findFontFiles`. */
  fontFiles: readonly string[]
  /** `@font-face` rules for system fonts with the metrics of the product's fonts, applied from the start. */
  fallbackFonts: string
  /** Returns a built style sheet by its URL; undefined when there is no such file. */
  readStyleSheet(url: string): string | undefined
}

type StartTag = Parameters<RewritingStream['emitStartTag']>[0]

/** Parsed sheets by URL. They never change, because the file name contains a hash of the content. */
const styleSheets = new Map<string, StyleSheet>()

/** The id of the last element of the page. The browser paints nothing before it has parsed this element. */
const pageEndId = 'page-end'

/**
 * The element that holds the module code until the code of `createStartCode` runs it: a script element of type
 * text/plain, whose text is neither run nor parsed as HTML. The Content-Security-Policy allows the code by its hash
 * (`addCode`).
 */
const appStartId = 'app-start'

/**
 * A rewriting stream that collects its output. The critical styles of a sheet are known only at the end of
 * the page, so `parts` holds the parsed sheet in their place.
 */
class PageRewriter extends RewritingStream {
  readonly parts: (string | StyleSheet)[] = []

  /** Receives the output of all emit methods. */
  override push(chunk: unknown) {
    if (typeof chunk !== 'string') return super.push(chunk)
    this.parts.push(chunk)
    return true
  }
}

/**
 * Rewrites a rendered page so that its first paint waits for no other file: the styles that its
 * elements need are inlined; the whole style sheet, the fonts and the scripts load after the first
 * paint (docs/decisions/023). Without scripts the browser loads the style sheet and the fonts as
 * usual.
 *
 * Returns the page without its nonce, because a cached page is served many times and a nonce is
 * valid only once. Also returns the page's inline code (what the nonce marked and what is added
 * here), so that the Content-Security-Policy can allow it by hash.
 */
export async function deferAssets(
  html: string,
  options: Options,
): Promise<{ html: string; inlineCode: InlineCode }> {
  const { nonce, fonts, fontFiles, fallbackFonts, readStyleSheet } = options
  const classes = new Set<string>()
  const modulePreloads: string[] = []
  const rewriter = new PageRewriter()
  const { addCode, listCode, createScript, createStyle } = createInlineCodeList()
  /** The marked script or style whose code is being read. */
  let openElement: { tag: StartTag; code: string } | null = null

  function rewriteLink(tag: StartTag) {
    const rel = findAttribute(tag, 'rel')
    const href = findAttribute(tag, 'href') ?? ''
    const sheet = rel === 'stylesheet' ? loadStyleSheet(href, readStyleSheet) : null
    if (rel === 'modulepreload') modulePreloads.push(href)
    else if (sheet) {
      rewriter.parts.push(sheet)
      // The link stays where React rendered it. Later `createStartCode` copies `data-href` to `href`.
      rewriter.emitStartTag(renameAttribute(tag, 'href', 'data-href'))
      rewriter.emitRaw('<noscript>')
      rewriter.emitStartTag(tag)
      rewriter.emitRaw('</noscript>')
    } else rewriter.emitStartTag(tag)
  }

  function emitElement({ tag, code }: { tag: StartTag; code: string }) {
    addCode(tag.tagName, code)
    if (findAttribute(tag, 'type') !== 'module') {
      rewriter.emitStartTag(tag)
      return rewriter.emitRaw(code)
    }
    const startCode = createStartCode({ modulePreloads, fontFiles })
    addCode('script', startCode)
    rewriter.emitRaw(`<script id="${appStartId}" type="text/plain">${code}</script>`)
    rewriter.emitStartTag({ ...tag, attrs: [{ name: 'id', value: pageEndId }, ...tag.attrs] })
    rewriter.emitRaw(startCode)
  }

  rewriter.on('startTag', (tag, raw) => {
    for (const name of findAttribute(tag, 'class')?.split(/\s+/) ?? []) classes.add(name)
    const isMarked = findAttribute(tag, 'nonce') === nonce
    const cleanTag = isMarked ? removeAttribute(tag, 'nonce') : tag
    if (tag.tagName === 'link') rewriteLink(cleanTag)
    else if (isMarked && (tag.tagName === 'script' || tag.tagName === 'style'))
      openElement = { tag: cleanTag, code: '' }
    else rewriter.emitRaw(raw)
    if (tag.tagName === 'head') rewriter.emitRaw(pageEndLink)
  })
  rewriter.on('endTag', (tag, raw) => {
    if (tag.tagName === 'head') {
      rewriter.emitRaw(createStyle(fallbackFonts))
      rewriter.emitRaw(createStyle(fonts, ' id="fonts" media="not all"'))
      rewriter.emitRaw(`<noscript>${createStyle(fonts)}</noscript>`)
      rewriter.emitRaw(createScript(cachedFontsScript))
      rewriter.emitRaw(createScript(earlyPressScript))
    }
    if (openElement) emitElement(openElement)
    openElement = null
    rewriter.emitRaw(raw)
  })
  rewriter.on('text', (_text, raw) => {
    if (openElement) openElement.code += raw
    else rewriter.emitRaw(raw)
  })
  rewriter.end(html)
  await once(rewriter, 'finish')
  const parts = rewriter.parts.map((part) =>
    typeof part === 'string' ? part : createStyle(selectCriticalStyles(part, classes)),
  )
  return { html: parts.join(''), inlineCode: listCode() }
}

/**
 * Collects the code of inline scripts and styles. `addCode` adds the code of an element that React has rendered.
 * `createScript` and `createStyle` return a new element and add its code. `listCode` returns the collected code
 * without duplicates.
 */
function createInlineCodeList() {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const addCode = (tagName: string, code: string) => {
    if (code !== '') (tagName === 'script' ? scripts : styles).add(code)
  }
  return {
    addCode,
    listCode: (): InlineCode => ({ scripts: [...scripts], styles: [...styles] }),
    createScript(code: string) {
      addCode('script', code)
      return `<script>${code}</script>`
    },
    createStyle(code: string, attributes = '') {
      addCode('style', code)
      return `<style${attributes}>${code}</style>`
    },
  }
}

const pageEndLink = `<link rel="expect" href="#${pageEndId}" blocking="render"/>`

const findAttribute = (tag: StartTag, name: string) =>
  tag.attrs.find((attribute) => attribute.name === name)?.value

const removeAttribute = (tag: StartTag, name: string): StartTag => ({
  ...tag,
  attrs: tag.attrs.filter((attribute) => attribute.name !== name),
})

const renameAttribute = (tag: StartTag, name: string, newName: string): StartTag => ({
  ...tag,
  attrs: tag.attrs.map((attribute) =>
    attribute.name === name ? { ...attribute, name: newName } : attribute,
  ),
})

function loadStyleSheet(url: string, read: Options['readStyleSheet']): StyleSheet | null {
  const parsedSheet = styleSheets.get(url)
  if (parsedSheet) return parsedSheet
  const text = read(url)
  if (text === undefined) return null
  const sheet = parseStyleSheet(text)
  styleSheets.set(url, sheet)
  return sheet
}

/** Returns the URLs of the files that `@font-face` rules name. */
export const findFontFiles = (fonts: string) =>
  [...fonts.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url)

/**
 * When our service worker controls the page, the fonts come from its cache and apply at once. On a first
 * visit the text is painted with the fallback fonts, and the fonts apply later (`createStartCode`).
 */
const cachedFontsScript =
  "if (navigator.serviceWorker?.controller) document.getElementById('fonts').media = 'all'"

/** The scripts wait at most this long for the first paint and the images, because the connection may be slow. */
const maxFirstPaintWaitMs = 1_000

/**
 * Italic fonts, which a page may not need. They are fetched into the cache and not preloaded, because browsers
 * warn about preloaded files that a page does not use. On a page with data-long-text all fonts
 * are only fetched, because none applies before the visitor presses a link.
 */
const optionalFontPattern = /-italic-/

/**
 * The module preloads are added in groups of this size, so that the browser handles input between two groups. A
 * single group would block a slow phone for 80 ms.
 */
const preloadGroupSize = 6

type AppStart = { modulePreloads: readonly string[]; fontFiles: readonly string[] }

/**
 * Returns the code of the page's module script, which waits for the first paint and its images, loads the style
 * sheet, the fonts and the modules, then runs React Router's own module code. The app starts after the style sheet
 * has loaded, so that nothing it renders is unstyled. The fonts apply together, so that the text is laid out again
 * only once. On a page with a long text (data-long-text) they apply when the visitor presses a link, because new
 * line breaks would move the text during reading.
 */
const createStartCode = ({ modulePreloads, fontFiles }: AppStart) => `
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const paint = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
await nextFrame();
await Promise.race([
  Promise.allSettled([paint, ...images.map((image) => image.decode())]).then(nextFrame),
  new Promise((resolve) => setTimeout(resolve, ${maxFirstPaintWaitMs})),
]);
const hasLongText = document.querySelector('[data-long-text]') !== null;
const preloadFont = (href) => new Promise((resolve) => {
  const link = { rel: 'preload', as: 'font', crossOrigin: '', href, onload: resolve, onerror: resolve };
  document.head.append(Object.assign(document.createElement('link'), link));
});
const cacheFont = (href) =>
  fetch(href, { priority: 'low' }).then((response) => response.arrayBuffer()).catch(() => {});
const fontRequests = ${embedJson(fontFiles)}.map((href) =>
  hasLongText || ${optionalFontPattern}.test(href) ? cacheFont(href) : preloadFont(href));
const applyFonts = () => { document.getElementById('fonts').media = 'all' };
if (hasLongText) addEventListener('click', ({ target }) => {
  if (target.closest('a[href]')) applyFonts();
});
else Promise.all(fontRequests).then(applyFonts);
const styleSheets = [...document.querySelectorAll('link[data-href]')].map((link) =>
  new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    link.href = link.dataset.href;
  }));
for (const [index, href] of ${embedJson(modulePreloads)}.entries()) {
  if (index % ${preloadGroupSize} === 0) await new Promise((resolve) => setTimeout(resolve));
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
await Promise.all(styleSheets);
const app = document.createElement('script');
app.type = 'module';
app.textContent = document.getElementById('${appStartId}').textContent;
app.onerror = () => window.stopHoldingPresses?.();
document.body.append(app);
app.remove();
`

/** JSON inside a script element must not contain "</script" or "<!--". */
const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
