export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** With fewer, length adds nothing: "abababab" is as easy to guess as "abab". */
const minDistinctCharacters = 4

/**
 * Points for each kind of character: lower-case and upper-case letters, digits, other characters.
 */
const pointsPerCharacterKind = 2

/** Reached by 10 characters of one kind, or by 8 of two kinds. */
const minFairPoints = 12

/** Reached by 16 characters of one kind, or by 10 of four kinds. */
const minStrongPoints = 18

/**
 * Rates a password for the hint that is shown while the user types; no password is refused because
 * of its rating. Length counts most, then variety. Passwords of few distinct characters, and
 * sequences such as "123456789", are weak at any length.
 */
export function measurePasswordStrength(password: string): PasswordStrength {
  if (new Set(password).size < minDistinctCharacters || isMonotonous(password)) return 'weak'
  const characterKinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  )
  const points = password.length + pointsPerCharacterKind * characterKinds.length
  if (points >= minStrongPoints) return 'strong'
  return points >= minFairPoints ? 'fair' : 'weak'
}

/** Whether each character code differs from the previous one by the same step of -1, 0 or 1. */
function isMonotonous(password: string) {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1)
}
