import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages'
import { correctEnglishSentences } from './english-mistakes'
import { findMistake, mistakesByLanguage } from './find-mistake'
import { correctGermanSentences } from './german-mistakes'
import { correctItalianSentences } from './italian-mistakes'
import { correctOtherSentences } from './other-mistakes'
import { correctSpanishSentences } from './spanish-mistakes'

const correctSentences: Partial<Record<Language, readonly string[]>> = {
  english: correctEnglishSentences,
  spanish: correctSpanishSentences,
  italian: correctItalianSentences,
  german: correctGermanSentences,
}

const languages = Object.entries(mistakesByLanguage)
const useStraightApostrophes = (text: string) => text.replaceAll('’', "'")

describe.each(languages)('the mistakes of %s learners', (name, mistakes) => {
  const language = name as Language

  it.each(mistakes.map((mistake) => [mistake.example, mistake] as const))(
    'have a pattern that matches "%s" but not its correction, and a short reason',
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
    const sentences = correctSentences[language] ?? correctOtherSentences
    const wrongMatches = sentences.flatMap((sentence) =>
      mistakes
        .filter(({ pattern }) => pattern.test(useStraightApostrophes(sentence)))
        .map(({ example }) => `${sentence} / ${example}`),
    )
    expect(wrongMatches).toEqual([])
  })

  it('are corrected without leaving a second mistake in the sentence', () => {
    const remainingMistakes = mistakes.flatMap(({ example }) => {
      const corrected = findMistake(example, language)?.corrected ?? ''
      const secondMistake = findMistake(corrected, language)
      return secondMistake ? [`${example} / ${corrected} / ${secondMistake.corrected}`] : []
    })
    expect(remainingMistakes).toEqual([])
  })
})

it.each(['english', 'spanish', 'italian', 'german'] as const)(
  'has patterns for at least sixty %s mistakes',
  (name) => {
    expect(mistakesByLanguage[name]?.length).toBeGreaterThanOrEqual(60)
  },
)

it.each([
  ['I am agree and I have 20 years', 'english', 'I agree and I am 20 years old'],
  ['i’m here since two years', 'english', 'I’ve been here for two years'],
  ['I work here since two years', 'english', 'I’ve worked here for two years'],
  ['I arrived since three days', 'english', 'I arrived three days ago'],
  [
    'I am looking for a job since two months',
    'english',
    'I’ve been looking for a job for two months',
  ],
  ['I don’t see him since two weeks', 'english', 'I haven’t seen him for two weeks'],
  ['I have visited London last year', 'english', 'I visited London last year'],
  ['I like very much my job', 'english', 'I like my job very much'],
  ['La gente son muy simpática', 'spanish', 'La gente es muy simpática'],
  ['Ich helfe meine Mutter', 'german', 'Ich helfe meiner Mutter'],
  ['I learn English depuis two years', 'english', 'I’ve been learning English for two years'],
  ['Where are my luggages?', 'english', 'Where is my luggage?'],
  ['Where are my luggage?', 'english', 'Where is my luggage?'],
  ['She is doctor', 'english', 'She is a doctor'],
  ['He have twenty years', 'english', 'He is twenty years old'],
  ['I explained him the rule', 'english', 'I explained the rule to him'],
  ['Ich denke zu dir', 'german', 'Ich denke an dich'],
  ['Ich denke an dir', 'german', 'Ich denke an dich'],
  ['Ich habe nicht Hunger', 'german', 'Ich habe keinen Hunger'],
  ['Weil ich habe Zeit', 'german', 'Weil ich Zeit habe'],
  ['Soñé de ti', 'spanish', 'Soñé contigo'],
  ['Es más alto de mí', 'spanish', 'Es más alto que yo'],
  ['Mio libro è qui', 'italian', 'Il mio libro è qui'],
  ['Ho bisogno il libro', 'italian', 'Ho bisogno del libro'],
  ['She don’t likes tea', 'english', 'She doesn’t like tea'],
  ['My brother don’t watches television', 'english', 'My brother doesn’t watch television'],
  ['It do not works', 'english', 'It doesn’t work'],
  ['He don’t has a car', 'english', 'He doesn’t have a car'],
  ['She have went', 'english', 'She went'],
  ['Soy veinte años y soy cansado', 'spanish', 'Tengo veinte años y estoy cansado'],
  ['Ich habe zwanzig Jahre', 'german', 'Ich bin zwanzig Jahre alt'],
  [
    'Yesterday I goed to the cinema with my friend.',
    'english',
    'Yesterday I went to the cinema with my friend.',
  ],
  ['She taked the bus', 'english', 'She took the bus'],
  ['I didn’t eated', 'english', 'I didn’t eat'],
  ['I have eated', 'english', 'I have eaten'],
  ['I have buyed a car', 'english', 'I have bought a car'],
  ['My wife she is tired', 'english', 'My wife is tired'],
  [
    'I have a reservation for the name Martin',
    'english',
    'I have a reservation in the name of Martin',
  ],
  ['Yo soy diecinueve años', 'spanish', 'Yo tengo diecinueve años'],
  ['Soy bien, gracias', 'spanish', 'Estoy bien, gracias'],
  ['Me gusta los gatos', 'spanish', 'Me gustan los gatos'],
  ['Sono diciannove anni', 'italian', 'Ho diciannove anni'],
  ['Sono bene', 'italian', 'Sto bene'],
  ['Ich habe gegeht', 'german', 'Ich bin gegangen'],
  ['he sleep all the day', 'english', 'He sleeps all day'],
  ['she cook very good', 'english', 'She cooks very well'],
  ['my brother live in Dublin', 'english', 'My brother lives in Dublin'],
  ['she watch television', 'english', 'She watches television'],
  ['Gaston I said Gaston he sleep all the day', 'english', 'He sleeps all day'],
  [
    'week-end like to eat couscous together every Sunday and she cook very good',
    'english',
    'She cooks very well',
  ],
  ['mi madre trabajo en casa', 'spanish', 'Mi madre trabaja en casa'],
  ['yo vive en Lyon', 'spanish', 'Yo vivo en Lyon'],
  ['mio fratello vivo a Roma', 'italian', 'Mio fratello vive a Roma'],
  ['mein Bruder wohnen in Lyon', 'german', 'Mein Bruder wohnt in Lyon'],
] as const)('corrects "%s"', (wrong, language, right) => {
  expect(findMistake(wrong, language)?.corrected).toBe(right)
})

it.each([
  ['How many luggages do you have?', 'english', 'luggage'],
  ['La gente son amables', 'spanish', 'la gente es'],
  ['La problema es seria', 'spanish', 'el problema'],
  ['La latte è fredda', 'italian', 'il latte'],
] as const)(
  'returns only the corrected words of "%s", because the rest of the sentence might have to change too',
  (wrong, language, right) => {
    expect(findMistake(wrong, language)?.corrected).toBe(right)
  },
)

it.each([
  ['I am here since two years', 'I’m here for two years'],
  ['He work here since 2010', 'He works here since 2010'],
  ['Yesterday he go to school', 'Yesterday he goes to school'],
])('does not turn "%s" into another wrong sentence', (wrong, stillWrong) => {
  expect(findMistake(wrong, 'english')?.corrected).not.toBe(stillWrong)
})

// The first sentence is wrong, but `continuedVerbs` in english-mistakes.ts does not contain its verb.
it.each(['We dance together since two years', 'I have worked here for two years'])(
  'does not correct "%s"',
  (sentence) => {
    expect(findMistake(sentence, 'english')).toBeNull()
  },
)
