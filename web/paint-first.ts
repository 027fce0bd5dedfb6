const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g
const moduleScript = /(<script nonce="[^"]*" type="module" async="">)([\s\S]*?)(<\/script>)/
const staticImport = /import \* as (\w+) from ("[^"]+");/g

/**
 * The page's scripts as React Router writes them, made to wait until the page is painted: on a slow
 * line they would otherwise travel in front of what it looks like, and run before it.
 */
export function paintFirst(html: string) {
  const files = [...html.matchAll(preload)].map(([, href]) => href)
  return html
    .replaceAll(preload, '')
    .replace(
      moduleScript,
      (_whole, opening: string, script: string, closing: string) =>
        `${opening}${afterPaint(files)}${script.replaceAll(staticImport, 'const $1 = await import($2);')}${closing}`,
    )
}

/**
 * Resolves in the task after the first frame, then asks for all files at once. A form that is sent
 * before anyone listens stays as it is typed: the browser alone would put it into the address.
 */
const afterPaint = (files: readonly unknown[]) => `
document.addEventListener('submit', (event) => event.preventDefault());
await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
for (const href of ${JSON.stringify(files)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
`
