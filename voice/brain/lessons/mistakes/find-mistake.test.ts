import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../domain/languages'
import { rightEnglishSentences } from './english-mistakes'
import { findMistake, mistakesByLanguage } from './find-mistake'
import { rightGermanSentences } from './german-mistakes'
import { rightItalianSentences } from './italian-mistakes'
import { rightOtherSentences } from './other-mistakes'
import { rightSpanishSentences } from './spanish-mistakes'

const rightSentences: Partial<Record<Language, readonly string[]>> = {
  english: rightEnglishSentences,
  spanish: rightSpanishSentences,
  italian: rightItalianSentences,
  german: rightGermanSentences,
}

const languages = Object.entries(mistakesByLanguage)
const useStraightApostrophes = (text: string) => text.replaceAll('’', "'")

describe.each(languages)('the mistakes of learners of %s', (name, mistakes) => {
  const language = name as Language

  it.each(mistakes.map((mistake) => [mistake.example, mistake] as const))(
    'have a pattern that matches "%s", but not its correction',
    (example, { pattern, correction, reason }) => {
      expect(example).toMatch(pattern)
      const corrected = example.replace(pattern, correction)
      expect(corrected).not.toBe(example)
      expect(corrected).not.toMatch(pattern)
      expect(corrected).not.toMatch(/\$|undefined/)
      expect(reason).toMatch(/^(?:« )?\S.*\.$/u)
      expect(reason.split(' ').length).toBeLessThan(20)
      expect(findMistake(example, language)).not.toBeNull()
    },
  )

  it('have patterns that match no correct sentence', () => {
    const sentences = rightSentences[language] ?? rightOtherSentences
    const wrongMatches = sentences.flatMap((sentence) =>
      mistakes
        .filter(({ pattern }) => pattern.test(useStraightApostrophes(sentence)))
        .map(({ example }) => `${sentence} / ${example}`),
    )
    expect(wrongMatches).toEqual([])
  })

  it('leave no second mistake after the correction', () => {
    const remainingMistakes = mistakes.flatMap(({ example }) => {
      const corrected = findMistake(example, language)?.corrected ?? ''
      const secondMistake = findMistake(corrected, language)
      return secondMistake ? [`${example} / ${corrected} / ${secondMistake.corrected}`] : []
    })
    expect(remainingMistakes).toEqual([])
  })
})

it.each(['english', 'spanish', 'italian', 'german'] as const)(
  'knows at least sixty mistakes in %s',
  (name) => {
    expect(mistakesByLanguage[name]?.length).toBeGreaterThanOrEqual(60)
  },
)

it.each([
  ['I am agree and I have 20 years', 'english', 'I agree and I am 20 years old'],
  ['i’m here since two years', 'english', 'I’m here for two years'],
  ['She have went', 'english', 'She went'],
  ['Soy veinte años y soy cansado', 'spanish', 'Tengo veinte años y estoy cansado'],
  ['Ich habe zwanzig Jahre', 'german', 'Ich bin zwanzig Jahre alt'],
] as const)('corrects "%s"', (wrong, language, right) => {
  expect(findMistake(wrong, language)?.corrected).toBe(right)
})
