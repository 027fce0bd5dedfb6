import { describe, expect, test } from 'vitest'
import type { CompanionPersona } from '../../companions/companion-persona'
import type { AgentSpeech } from './agent-draft'
import { agentMessages } from './agent-messages'
import { checkSpeech } from './check-speech'
import { createStarterSpeech } from './starter-speech'

const starter: AgentSpeech = createStarterSpeech('feminine', 'tu')
const withPersona = (change: Partial<CompanionPersona>): AgentSpeech => ({
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
    ['too few', twoLines, agentMessages.linesMissing(3)],
    ['without final punctuation', [...twoLines, 'Salut'], agentMessages.unfinished('Salut')],
    ['too long', [...twoLines, longLine], agentMessages.tooManyWords(longLine, 25)],
    ['repeated', [...twoLines, 'Bonjour.'], agentMessages.repeated('Bonjour.')],
    ['a question', [...twoLines, 'Ça va ?'], agentMessages.question('Ça va ?')],
    ['the other address', [...twoLines, 'Vous voilà.'], agentMessages.wrongAddress('Vous voilà.')],
    ['all with the name', ['A {name}.', 'B {name}.', 'C {name}.'], agentMessages.nameEverywhere],
  ])('reports wrong greetings: %s', (_case, lines, message) => {
    expect(checkSpeech(greet(...lines), 'feminine')).toEqual({ greetings: message })
  })
})

test('requires the words "intelligence artificielle" in each AI disclosure', () => {
  const speech = withPersona({ aiNotices: ['Je suis une IA.'] })
  expect(checkSpeech(speech, 'feminine')).toEqual({ aiNotices: agentMessages.aiNoticeMissing })
})

test('requires a timbre of the voice type, and speed and pitch within their ranges', () => {
  const speech = { ...starter, voice: { ...starter.voice, wordsPerMinute: 200, pitch: 1.5 } }
  expect(checkSpeech(speech, 'masculine')).toEqual({
    timbre: agentMessages.voiceMismatch,
    wordsPerMinute: 'De 140 à 190',
    pitch: 'De 0 à 100',
  })
})
