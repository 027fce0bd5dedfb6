/** Words are compared by their first three letters, which inflections hardly ever change. */
const keyLength = 3

export const toWordKey = (word: string) => word.slice(0, keyLength)

/**
 * Returns word keys of which a text must contain at least one for the regular expression to match; null when no such
 * list can be derived. `source` is one token of a pattern: alternatives, possibly nested.
 */
export function findRequiredKeys(source: string): readonly string[] | null {
  const keys: string[] = []
  for (const alternative of splitAlternatives(source)) {
    const leadingKeys = findLeadingKeys(alternative.trimStart())
    if (leadingKeys === null) return null
    keys.push(...leadingKeys)
  }
  return keys
}

function findLeadingKeys(alternative: string): readonly string[] | null {
  if (alternative.startsWith('(')) {
    const end = findClosingParenthesis(alternative)
    const isOptional = /^[?*]/.test(alternative.slice(end + 1))
    // A group that is followed by letters could be the beginning of a longer word.
    const endsWord = /^(?: |$)/.test(alternative.slice(end + 1))
    if (isOptional || !endsWord) return null
    return findRequiredKeys(alternative.slice(1, end).replace(/^\?:/, ''))
  }
  const key = /^[a-z0-9]{1,3}/.exec(alternative)?.[0] ?? ''
  const nextCharacter = alternative.slice(key.length, key.length + 1)
  // Shorter keys must be whole words, and an optional letter is not part of every match.
  const isInEveryMatch =
    key.length === keyLength ? !/[?*]/.test(nextCharacter) : /^(?: |)$/.test(nextCharacter)
  return key !== '' && isInEveryMatch ? [key] : null
}

function splitAlternatives(source: string): readonly string[] {
  const alternatives: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < source.length; index++) {
    const character = source[index]
    if (character === '(') depth++
    if (character === ')') depth--
    if (character !== '|' || depth > 0) continue
    alternatives.push(source.slice(start, index))
    start = index + 1
  }
  return [...alternatives, source.slice(start)]
}

function findClosingParenthesis(source: string): number {
  let depth = 0
  for (let index = 0; index < source.length; index++) {
    if (source[index] === '(') depth++
    if (source[index] === ')' && --depth === 0) return index
  }
  return source.length
}
