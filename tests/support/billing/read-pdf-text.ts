import { inflateSync } from 'node:zlib'

type Entry = { head: string; stream: string }

/**
 * Returns the text of each page of a PDF that this product made, as a viewer copies it: decoded with each
 * font's ToUnicode table. It cannot read other PDFs.
 */
export function readPdfText(file: Buffer): string[] {
  const source = file.toString('latin1')
  const entries = new Map<string, Entry>()
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    entries.set(id, readEntry(body))
  const readHead = (id: string | undefined) => entries.get(id ?? '')?.head ?? ''
  const readStream = (id: string | undefined) => entries.get(id ?? '')?.stream ?? ''
  const findReference = (head: string, name: string) =>
    new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]

  return listPages(entries).map((page) => {
    const fonts = new Map<string, Map<string, string>>()
    const resources = readHead(findReference(page, 'Resources'))
    for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, readLetters(readStream(findReference(readHead(id), 'ToUnicode'))))
    return readWords(readStream(findReference(page, 'Contents')), fonts)
  })
}

function readEntry(body: string): Entry {
  const start = body.indexOf('stream\n')
  if (start < 0) return { head: body, stream: '' }
  const head = body.slice(0, start)
  const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
  const stream = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes
  return { head, stream: stream.toString('latin1') }
}

/** In reading order. */
function listPages(entries: Map<string, Entry>) {
  const tree = [...entries.values()].find(({ head }) => head.includes('/Type /Pages'))
  const pageReferences = /\/Kids \[([^\]]*)\]/.exec(tree?.head ?? '')?.[1] ?? ''
  return [...pageReferences.matchAll(/(\d+) 0 R/g)].map(
    ([, id]) => entries.get(id ?? '')?.head ?? '',
  )
}

/** The entries of a ToUnicode table: text by glyph number. */
function readLetters(table: string) {
  const letters = new Map<string, string>()
  for (const [, from = '0', texts = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [index, [, text = '']] of [...texts.matchAll(/<([\w ]*)>/g)].entries())
      letters.set(
        (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(text.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  return letters
}

function readWords(content: string, fonts: Map<string, Map<string, string>>) {
  let letters = new Map<string, string>()
  const words: string[] = []
  for (const [operation, font] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[[^\]]*\] TJ/g))
    if (font) letters = fonts.get(font) ?? new Map()
    else
      words.push(
        [...operation.matchAll(/<(\w+)>/g)]
          .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
          .map((glyph) => letters.get(glyph) ?? '')
          .join(''),
      )
  return words.map((word) => word.trim()).join('\n')
}
