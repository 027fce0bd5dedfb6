import { createCommonPasswordLoader } from './load-common-passwords'

const loadCommonPasswords = createCommonPasswordLoader()

const isCommon = async (text: string) => (await loadCommonPasswords()).has(text)

/** Rows of French and English keyboards, the alphabet and the digits. */
const commonSequences = [
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
const sequencesInBothDirections = [...commonSequences, ...commonSequences.map(reverse)]

/** Digits and symbols at either end of a password, which people add to satisfy a password rule. */
const addedCharacters = /^[\d\s!?.*@#$_-]+|[\d\s!?.*@#$_-]+$/g

/**
 * Whether a text has at most two different characters, or repeats a short block: "121211",
 * "abcabc".
 */
const isRepetition = (text: string) => new Set(text).size <= 2 || /^(.{1,4})\1+$/u.test(text)

const isPartOfSequence = (text: string) =>
  sequencesInBothDirections.some((sequence) => sequence.includes(text))

const productName = 'amivoix'

/**
 * Whether a password is one of `knownNames`, the part of one before an @, or the product's name,
 * perhaps with digits or symbols added.
 */
function isKnownName(password: string, knownNames: readonly string[]) {
  const names = knownNames.flatMap((text) => [text, text.replace(/@.*$/, '')]).map(normalise)
  const withoutAddedCharacters = password.replaceAll(addedCharacters, '')
  return [productName, ...names].some(
    (name) => name !== '' && [password, withoutAddedCharacters].includes(name),
  )
}

const normalise = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/**
 * Whether attackers would soon try this password (NIST SP 800-63B, section 5.1.1.2). That is a
 * common password, a repetition, or a part of a keyboard row, of the alphabet or of the digits. It is
 * also the product's name, one of `knownNames` (the user's address and username) or the part of the
 * address before the @, even with digits or symbols added.
 */
export async function isGuessablePassword(
  password: string,
  knownNames: readonly string[] = [],
): Promise<boolean> {
  const normalisedPassword = normalise(password)
  return (
    isRepetition(normalisedPassword) ||
    isPartOfSequence(normalisedPassword) ||
    isKnownName(normalisedPassword, knownNames) ||
    (await isCommon(normalisedPassword))
  )
}
