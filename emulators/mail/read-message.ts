export type Attachment = { filename: string; contentType: string; content: Buffer }

export type Message = {
  to: string
  subject: string
  sentAt: Date
  text: string
  html: string
  attachments: Attachment[]
}

type Part = { headers: Map<string, string>; body: string }

/**
 * Parses a message that our mail delivery wrote: headers, text, HTML, and attachments. It does not
 * support the character sets and encodings of arbitrary mail.
 */
export function readMessage(source: string): Message {
  const message = readPart(source.replaceAll('\r\n', '\n'))
  const { headers } = message
  const parts = listLeafParts(message)
  return {
    to: decodeEncodedWords(headers.get('to') ?? ''),
    subject: decodeEncodedWords(headers.get('subject') ?? ''),
    sentAt: new Date(headers.get('date') ?? 0),
    text: decodeBody(parts.find((part) => isOfType(part, 'text/plain'))),
    html: decodeBody(parts.find((part) => isOfType(part, 'text/html'))),
    attachments: parts.filter(isAttachment).map(toAttachment),
  }
}

function readPart(source: string): Part {
  const end = source.indexOf('\n\n')
  const head = end < 0 ? source : source.slice(0, end)
  // A line that begins with white space continues the one before (RFC 5322, section 2.2.3).
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    return name ? [[name.toLowerCase(), value ?? ''] as const] : []
  })
  return { headers: new Map(headers), body: end < 0 ? '' : source.slice(end + 2) }
}

const splitParts = (body: string, boundary: string) =>
  body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.replace(/^\n/, '').replace(/\n$/, ''))

/** Returns the part itself, or all parts nested in a multipart. */
function listLeafParts(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get('content-type') ?? '')?.[1]
  return boundary ? splitParts(part.body, boundary).map(readPart).flatMap(listLeafParts) : [part]
}

const isAttachment = ({ headers }: Part) =>
  headers.get('content-disposition')?.startsWith('attachment') ?? false

const toAttachment = ({ headers, body }: Part): Attachment => ({
  filename: /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '',
  contentType: headers.get('content-type')?.split(';')[0] ?? '',
  content: Buffer.from(body, 'base64'),
})

const isOfType = ({ headers }: Part, type: string) =>
  headers.get('content-type')?.startsWith(type) ?? false

function decodeBody(part: Part | undefined) {
  const encoding = part?.headers.get('content-transfer-encoding')?.toLowerCase()
  const body = part?.body ?? ''
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body.replaceAll('=\n', ''))
  return body
}

/** Decodes encoded words in a header; the white space between two of them is ignored (RFC 2047). */
const decodeEncodedWords = (header: string) =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    )

/** Decodes consecutive escapes together, because one UTF-8 character may take several. */
const decodeQuotedPrintable = (text: string) =>
  text.replaceAll(/(?:=[0-9A-F]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll('=', ''), 'hex').toString('utf8'),
  )
