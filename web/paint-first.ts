import { parseStyles, type StyleSheet, usedStyles } from './used-styles'

const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g
const moduleScript = /<script( nonce="[^"]*" type="module" async="">)([\s\S]*?<\/script>)/
const staticImport = /import \* as (\w+) from ("[^"]+");/g
const sheetLink = /<link nonce="[^"]*" rel="stylesheet" href="([^"]*)"\/>/g

const fontFile = /url\(["']?([^"')]+)/g

/** Nothing is painted before it is read: half a page would move when its other half comes. */
const end = 'page-end'

type Options = {
  nonce: string
  fonts: string
  /** Fonts of the system, which nobody waits for. */
  standInFonts: string
  /** The built sheet of styles at an address; none where there is no such file. */
  readStyles(address: string): string | undefined
}

/** Made once: the name of a built file is that of its content. */
const sheets = new Map<string, StyleSheet>()

/**
 * The page as React Router writes it, made to be painted as soon as it is there: the rules that its
 * elements need stand in it; all other rules, the fonts and the scripts wait until that is done. On
 * a slow line they would otherwise travel in front of what it looks like, and run before it.
 */
export function paintFirst(html: string, { nonce, fonts, standInFonts, readStyles }: Options) {
  const files = [...html.matchAll(preload)].map(([, href]) => href)
  const fontFiles = [...fonts.matchAll(fontFile)].map(([, href]) => href)
  return html
    .replaceAll(preload, '')
    .replaceAll(sheetLink, (link, address: string) => {
      const sheet = sheets.get(address) ?? parseStyles(readStyles(address) ?? '')
      sheets.set(address, sheet)
      if (sheet.length === 0) return link
      return `<style nonce="${nonce}">${usedStyles(sheet, html)}</style>${waiting(link)}`
    })
    .replace('<head>', `<head><link rel="expect" href="#${end}" blocking="render"/>`)
    .replace(
      '</head>',
      () => `<style nonce="${nonce}">${standInFonts}</style>${waitingFonts(nonce, fonts)}</head>`,
    )
    .replace(
      moduleScript,
      (_whole, attributes: string, script: string) =>
        `<script id="${end}"${attributes}${afterPaint(files, fontFiles)}${script.replaceAll(staticImport, 'const $1 = await import($2);')}`,
    )
}

/** Stays where it is, since React looks for it there; and is followed as ever without scripts. */
const waiting = (link: string) =>
  `${link.replace(' href=', ' data-href=')}<noscript>${link}</noscript>`

/**
 * Where our service worker is at work the fonts are here from an earlier visit, and nobody sees
 * them come; elsewhere the words stand in a font of the system until the page is painted.
 */
const waitingFonts = (nonce: string, fonts: string) =>
  `<style nonce="${nonce}" id="fonts" media="not all">${fonts}</style>` +
  `<noscript><style nonce="${nonce}">${fonts}</style></noscript>` +
  `<script nonce="${nonce}">if (navigator.serviceWorker?.controller) document.getElementById('fonts').media = 'all'</script>`

/** For the pictures that one sees first; a line that takes longer brings the scripts beside them. */
const picturesWithinMs = 1_000

/** A touch in between is answered: to ask for all at once takes a slow phone 80 ms. */
const filesAtOnce = 6

/**
 * Waits for the first frame and its pictures, then asks for everything else at once. Nothing is put
 * on the page before the rules for it are there; without them it still answers. The fonts are put on
 * when all are there: lines are set anew once. A form that is sent before anyone listens stays as it
 * is typed: the browser alone would put it into the address.
 */
const afterPaint = (files: readonly unknown[], fontFiles: readonly unknown[]) => `
document.addEventListener('submit', (event) => event.preventDefault());
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const paint = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
await frame();
await Promise.race([
  Promise.allSettled([paint, ...pictures.map((picture) => picture.decode())]).then(frame),
  new Promise((resolve) => setTimeout(resolve, ${picturesWithinMs})),
]);
const fonts = ${JSON.stringify(fontFiles)}.map((href) => new Promise((resolve) => {
  const file = { rel: 'preload', as: 'font', crossOrigin: '', href, onload: resolve, onerror: resolve };
  document.head.append(Object.assign(document.createElement('link'), file));
}));
Promise.all(fonts).then(() => { document.getElementById('fonts').media = 'all' });
const styles = [...document.querySelectorAll('link[data-href]')].map((link) =>
  new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    link.href = link.dataset.href;
  }));
for (const [index, href] of ${JSON.stringify(files)}.entries()) {
  if (index % ${filesAtOnce} === 0) await new Promise((resolve) => setTimeout(resolve));
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
await Promise.all(styles);
`
