import { createHash } from 'node:crypto'

/** Returns a strong ETag, derived from the SHA-256 of the content. */
export const createEntityTag = (content: string | Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Whether `if-none-match` contains the tag; a compressing proxy may have made it weak ("W/"). */
export const matchesEntityTag = (header: string | undefined, tag: string) =>
  header
    ?.split(',')
    .some((candidate) => removeWeakPrefix(candidate.trim()) === removeWeakPrefix(tag)) ?? false

const removeWeakPrefix = (tag: string) => tag.replace(/^W\//, '')
