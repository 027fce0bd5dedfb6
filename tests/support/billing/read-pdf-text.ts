import { inflateSync } from 'node:zlib'

type PdfObject = { dictionary: string; stream: string }

/**
 * Returns the text of each page of a PDF, decoded with the ToUnicode table of each font, as a viewer does when
 * a user copies text. It reads only PDFs that this product created.
 */
export function readPdfText(file: Buffer): string[] {
  const source = file.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, parseObject(body))
  const readDictionary = (id: string | undefined) => objects.get(id ?? '')?.dictionary ?? ''
  const readStream = (id: string | undefined) => objects.get(id ?? '')?.stream ?? ''
  const findReference = (dictionary: string, name: string) =>
    new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]

  return listPages(objects).map((page) => {
    const fonts = new Map<string, Map<string, string>>()
    const resources = readDictionary(findReference(page, 'Resources'))
    for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, readGlyphTexts(readStream(findReference(readDictionary(id), 'ToUnicode'))))
    return readTextRuns(readStream(findReference(page, 'Contents')), fonts)
  })
}

const streamStart = 'stream\n'

function parseObject(body: string): PdfObject {
  const start = body.indexOf(streamStart)
  if (start < 0) return { dictionary: body, stream: '' }
  const dictionary = body.slice(0, start)
  const bytes = Buffer.from(
    body.slice(start + streamStart.length, body.lastIndexOf('\nendstream')),
    'latin1',
  )
  const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes
  return { dictionary, stream: stream.toString('latin1') }
}

/** Returns the dictionaries of the pages, in reading order. */
function listPages(objects: Map<string, PdfObject>) {
  const tree = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Pages'))
  const pageReferences = /\/Kids \[([^\]]*)\]/.exec(tree?.dictionary ?? '')?.[1] ?? ''
  return [...pageReferences.matchAll(/(\d+) 0 R/g)].map(
    ([, id]) => objects.get(id ?? '')?.dictionary ?? '',
  )
}

/** Returns the text of each glyph number of a ToUnicode table. */
function readGlyphTexts(table: string) {
  const glyphTexts = new Map<string, string>()
  for (const [, from = '0', texts = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [index, [, text = '']] of [...texts.matchAll(/<([\w ]*)>/g)].entries())
      glyphTexts.set(
        (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(text.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  return glyphTexts
}

function readTextRuns(content: string, fonts: Map<string, Map<string, string>>) {
  let glyphTexts = new Map<string, string>()
  const textRuns: string[] = []
  for (const [operation, font] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[[^\]]*\] TJ/g))
    if (font) glyphTexts = fonts.get(font) ?? new Map()
    else
      textRuns.push(
        [...operation.matchAll(/<(\w+)>/g)]
          .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
          .map((glyph) => glyphTexts.get(glyph) ?? '')
          .join(''),
      )
  return textRuns.map((textRun) => textRun.trim()).join('\n')
}
