import { createHash } from 'node:crypto'

/** What a browser sends back to ask whether it still has the same. */
export const entityTagOf = (content: string | Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Whether `if-none-match` names it; a proxy that compresses may have marked the tag as weak. */
export const isKnown = (header: string | undefined, tag: string) =>
  header?.split(',').some((known) => withoutMark(known.trim()) === withoutMark(tag)) ?? false

const withoutMark = (tag: string) => tag.replace(/^W\//, '')
