import { createCommonPasswordLoader } from './load-common-passwords'

const loadCommonPasswords = createCommonPasswordLoader()

const isCommon = async (text: string) => (await loadCommonPasswords()).has(text)

/** The rows of French and English keyboards, and the series that people type instead of a word. */
const series = [
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
]

const reverse = (text: string) => [...text].reverse().join('')
const seriesInBothDirections = [...series, ...series.map(reverse)]

/** Digits and signs that people add to a common password to satisfy a rule. */
const decoration = /^[\d\s!?.*@#$_-]+|[\d\s!?.*@#$_-]+$/g

/** One or two characters, or a short block over and over: "      ", "abcabc", "121212". */
const isRepetition = (text: string) => new Set(text).size <= 2 || /^(.{1,4})\1+$/u.test(text)

const isPartOfSeries = (text: string) => seriesInBothDirections.some((each) => each.includes(text))

const productName = 'amivoix'

/** What somebody who knows the user's address or username tries first, or the product's name. */
function isKnownName(password: string, knownNames: readonly string[]) {
  const names = knownNames.flatMap((text) => [text, text.replace(/@.*$/, '')]).map(normalise)
  const plain = password.replaceAll(decoration, '')
  return [productName, ...names].some((name) => name !== '' && [password, plain].includes(name))
}

const normalise = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/**
 * Whether a password is among the first that somebody would try: a common one, one character or a
 * short block repeated, a part of the alphabet or of a keyboard row, the product's name, or the
 * user's own address or username (NIST SP 800-63B, section 5.1.1.2). `knownNames` contains the address
 * and the username.
 */
export async function isGuessablePassword(
  password: string,
  knownNames: readonly string[] = [],
): Promise<boolean> {
  const text = normalise(password)
  return (
    isRepetition(text) ||
    isPartOfSeries(text) ||
    isKnownName(text, knownNames) ||
    (await isCommon(text))
  )
}
