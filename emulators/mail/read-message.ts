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
 * Reads a message that the mail delivery wrote: headers, a text beside its HTML, and files. It is no
 * reader for mail of others, which may use other characters.
 */
export function readMessage(source: string): Message {
  const whole = readPart(source.replaceAll('\r\n', '\n'))
  const { headers } = whole
  const parts = leavesOf(whole)
  return {
    to: decodeWords(headers.get('to') ?? ''),
    subject: decodeWords(headers.get('subject') ?? ''),
    sentAt: new Date(headers.get('date') ?? 0),
    text: decodeBody(parts.find((part) => isOfType(part, 'text/plain'))),
    html: decodeBody(parts.find((part) => isOfType(part, 'text/html'))),
    attachments: parts.filter(isAttached).map(toAttachment),
  }
}

function readPart(source: string): Part {
  const end = source.indexOf('\n\n')
  const head = end < 0 ? source : source.slice(0, end)
  // A line that begins with a space goes on from the one before.
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

/** A part, or those that it is made of, however deep. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get('content-type') ?? '')?.[1]
  return boundary ? splitParts(part.body, boundary).map(readPart).flatMap(leavesOf) : [part]
}

const isAttached = ({ headers }: Part) =>
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

/** Words beyond ASCII in a header (RFC 2047); the space between two of them is not part of them. */
const decodeWords = (header: string) =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    )

/** Consecutive escapes are decoded together, since a letter may take several of them. */
const decodeQuotedPrintable = (text: string) =>
  text.replaceAll(/(?:=[0-9A-F]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll('=', ''), 'hex').toString('utf8'),
  )
