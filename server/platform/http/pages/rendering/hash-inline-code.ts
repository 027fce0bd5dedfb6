import { createHash } from 'node:crypto'

/**
 * Replaces the nonce of a rendered page by the hashes of its inline scripts and styles, so that the
 * page can be served again: a nonce must be new each time. Only elements with the nonce are hashed;
 * code that an attacker has injected does not have it.
 */
export function hashInlineCode(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`
  const sources = { script: new Set<string>(), style: new Set<string>() }
  const element = new RegExp(
    `<(script|style)\\b[^>]*${escapePattern(attribute)}[^>]*>([^]*?)</\\1>`,
    'g',
  )
  for (const [, name, code = ''] of html.matchAll(element)) {
    if (code !== '') sources[name as keyof typeof sources].add(hashSource(code))
  }
  return {
    html: html.replaceAll(attribute, ''),
    inlineCode: { scripts: [...sources.script], styles: [...sources.style] },
  }
}

const hashSource = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
