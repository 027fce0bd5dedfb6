/** A base for URL parsing that cannot be a real site (".invalid" is reserved by RFC 2606). */
const placeholderOrigin = 'http://origin.invalid'

/** Checked because browsers drop control characters: "/<tab>/evil" would become "//evil". */
const hasNoControlCharacter = (text: string) =>
  [...text].every((character) => character > '\u001f' && character !== '\u007f')

/**
 * Returns the requested path if it belongs to this site; null for anything that a browser could
 * resolve to another site ("//evil", "/\evil", "https:…").
 */
export function parseNextPath(next: string | null): string | null {
  if (!next?.startsWith('/') || !hasNoControlCharacter(next) || next.includes('\\')) return null
  if (next.startsWith('//') || !URL.canParse(next, placeholderOrigin)) return null
  const { origin, pathname, search, hash } = new URL(next, placeholderOrigin)
  if (origin !== placeholderOrigin || pathname.startsWith('//')) return null
  return pathname + search + hash
}
