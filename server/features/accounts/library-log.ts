/** Whatever somebody brings back from a provider: google-routes.ts answers and logs it. */
const visitorsFaults = [/^State not found$/, /^signup_disabled$/, /did not return an email\./]

/**
 * Whether what the auth library calls an error is ours to look into. A return that nobody asked
 * for, or that somebody without an account makes, is none.
 */
export function isOurFault(message: string, details: readonly unknown[]) {
  if (visitorsFaults.some((pattern) => pattern.test(message))) return false
  const [error] = details
  return !(error instanceof Error && 'code' in error && String(error.code).startsWith('state_'))
}
