/** Never answers: only there to see whether a path leads away. */
const anyOrigin = 'http://origin.invalid'

/** Control characters are dropped by browsers, so that « /<tab>/evil » would become « //evil ». */
const isPlain = (text: string) =>
  [...text].every((character) => character > '\u001f' && character !== '\u007f')

/**
 * Where to go after signing in, when it is a path of this site; null for anything that a browser
 * could read as another site (« //evil », « /\evil », « https:… »).
 */
export function readNextPath(next: string | null): string | null {
  if (!next?.startsWith('/') || !isPlain(next) || next.includes('\\')) return null
  if (next.startsWith('//') || !URL.canParse(next, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(next, anyOrigin)
  if (origin !== anyOrigin || pathname.startsWith('//')) return null
  return pathname + search + hash
}
