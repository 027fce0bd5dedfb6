/** The shortest window of a rate limit, for responses that do not give the end of their window. */
const rateLimitSeconds = 60

/** In this time a database may have restarted, or another call may have ended. */
const unavailableSeconds = 5

/** Returns the `retry-after` header for a status, in seconds; undefined for a status without it. */
export function findRetryAfterSeconds(status: number) {
  if (status === 429) return rateLimitSeconds
  if (status === 503) return unavailableSeconds
  return undefined
}
