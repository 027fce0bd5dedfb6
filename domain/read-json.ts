/** What a browser has kept or a line has brought; null for nothing, and for what is no JSON. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
