/** Returns the code of the system error with which `fetch` failed, such as ECONNREFUSED; null when there is none. */
export function readCauseCode(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null
}
