import { describe, expect, test } from 'vitest'
import type { PersonaRecord } from '../../companions/companion-persona'
import { checkSpeech } from './check-speech'
import type { VoiceAndLines } from './companion-draft'
import { companionMessages } from './companion-messages'
import { createStarterSpeech } from './starter-speech'

const starter: VoiceAndLines = createStarterSpeech('feminine', 'tu')
const withPersona = (change: Partial<PersonaRecord>): VoiceAndLines => ({
  ...starter,
  persona: { ...starter.persona, ...change },
})
const greet = (...greetings: string[]) => withPersona({ greetings })

test.each(['tu', 'vous'] as const)('accepts the starter lines with %s', (address) => {
  for (const gender of ['feminine', 'masculine', 'neutral'] as const)
    expect(checkSpeech(createStarterSpeech(gender, address), gender)).toEqual({})
})

describe('greetings', () => {
  const twoLines = ['Bonjour.', 'Te voilà.']
  const longLine = `${'mot '.repeat(26)}fin.`
  test.each([
    ['too few', twoLines, companionMessages.linesMissing(3)],
    ['without final punctuation', [...twoLines, 'Salut'], companionMessages.unfinished('Salut')],
    ['too long', [...twoLines, longLine], companionMessages.tooManyWords(longLine, 25)],
    ['repeated', [...twoLines, 'Bonjour.'], companionMessages.repeated('Bonjour.')],
    ['a question', [...twoLines, 'Ça va ?'], companionMessages.question('Ça va ?')],
    [
      'the wrong form of address',
      [...twoLines, 'Vous voilà.'],
      companionMessages.wrongAddress('Vous voilà.'),
    ],
    [
      'all with the name',
      ['A {name}.', 'B {name}.', 'C {name}.'],
      companionMessages.nameEverywhere,
    ],
  ])('reports wrong greetings: %s', (_case, lines, message) => {
    expect(checkSpeech(greet(...lines), 'feminine')).toEqual({ greetings: message })
  })
})

test('reports an AI disclosure without the words "intelligence artificielle"', () => {
  const speech = withPersona({ aiNotices: ['Je suis une IA.'] })
  expect(checkSpeech(speech, 'feminine')).toEqual({ aiNotices: companionMessages.aiNoticeMissing })
})

test('requires a timbre that matches the voice gender, and a speed and pitch that are whole numbers within their ranges', () => {
  const speech = { ...starter, voice: { ...starter.voice, wordsPerMinute: 200, pitch: 1.5 } }
  expect(checkSpeech(speech, 'masculine')).toEqual({
    timbre: companionMessages.voiceMismatch,
    wordsPerMinute: 'De 140 à 190',
    pitch: 'De 0 à 100',
  })
})
