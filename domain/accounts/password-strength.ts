export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** « abababab » is as easy to guess as « abab ». */
const fewestDistinctCharacters = 4

/**
 * A hint while typing, never a condition: length counts most, then variety. A password made of
 * repetitions or sequences stays weak, whatever its length.
 */
export function passwordStrengthOf(password: string): PasswordStrength {
  if (new Set(password).size < fewestDistinctCharacters || isMonotonous(password)) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password))
  const points = password.length + 2 * kinds.length
  if (points >= 18) return 'strong'
  return points >= 12 ? 'fair' : 'weak'
}

/** Whether every character follows the one before by the same step of -1, 0 or 1. */
function isMonotonous(password: string) {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1)
}
