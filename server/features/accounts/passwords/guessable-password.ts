import { createCommonPasswordLoader } from './load-common-passwords'

const loadCommonPasswords = createCommonPasswordLoader()

const isCommon = async (text: string) => (await loadCommonPasswords()).has(text)

/** Rows of French and English keyboards, the alphabet and the digits. */
const commonSeries = [
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
const seriesInBothDirections = [...commonSeries, ...commonSeries.map(reverse)]

/** Digits and signs at either end of a password, which people add to satisfy a password rule. */
const addedSigns = /^[\d\s!?.*@#$_-]+|[\d\s!?.*@#$_-]+$/g

/** Whether a text repeats one or two characters, or a short block: "      ", "abcabc", "121212". */
const isRepetition = (text: string) => new Set(text).size <= 2 || /^(.{1,4})\1+$/u.test(text)

const isPartOfSeries = (text: string) =>
  seriesInBothDirections.some((series) => series.includes(text))

const productName = 'amivoix'

/**
 * Whether a password is the user's address or username, or the product's name, perhaps with signs
 * added.
 */
function isKnownName(password: string, knownNames: readonly string[]) {
  const names = knownNames.flatMap((text) => [text, text.replace(/@.*$/, '')]).map(normalise)
  const withoutAddedSigns = password.replaceAll(addedSigns, '')
  return [productName, ...names].some(
    (name) => name !== '' && [password, withoutAddedSigns].includes(name),
  )
}

const normalise = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/**
 * Whether an attacker would try this password first: a common one, one character or a short block
 * repeated, a part of the alphabet or of a keyboard row, the product's name, or the user's own
 * address or username (NIST SP 800-63B, section 5.1.1.2). `knownNames` contains the address and the
 * username.
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
