import type { FormOfAddress, PersonaRecord } from '../../companions/companion-persona'
import type { CompanionVoice } from '../../companions/companion-voice'
import type { VoiceGender } from '../../voice-genders'
import type { VoiceAndLines } from './companion-draft'
import { companionMessages } from './companion-messages'

/** The minimum number of lines in each list, in the order of the form. */
export const minLineCounts = {
  greetings: 3,
  aiNotices: 1,
  acknowledgements: 5,
  turnsOfPhrase: 3,
  thanksReplies: 2,
  farewells: 3,
} as const

export type SpeechList = keyof typeof minLineCounts

export const speechListNames = Object.keys(minLineCounts) as SpeechList[]

/** The settings of a voice that are whole numbers, with their inclusive bounds. */
export const voiceRanges = {
  wordsPerMinute: [140, 190],
  pitch: [0, 100],
  pitchRange: [0, 100],
} as const

export type VoiceNumber = keyof typeof voiceRanges

export type SpeechField = SpeechList | VoiceNumber | 'timbre' | 'instructions'

export const maxInstructionsLength = 4_000

/** Longer lines sound breathless and are hard to follow. */
const maxWordsPerLine = 25

/** Returns the lines of a list. */
export const getLines = (persona: PersonaRecord, list: SpeechList): string[] =>
  list === 'greetings' || list === 'aiNotices' ? persona[list] : persona.manner[list]

/** Returns a French message for each invalid field, in the order of the form. */
export function checkSpeech(
  { voice, persona, instructions }: VoiceAndLines,
  gender: VoiceGender,
): Partial<Record<SpeechField, string>> {
  const errors: Partial<Record<SpeechField, string>> = checkVoice(voice, gender)
  for (const list of speechListNames) {
    const error = findListError(persona, list)
    if (error) errors[list] = error
  }
  if (instructions.length > maxInstructionsLength)
    errors.instructions = companionMessages.tooLong(maxInstructionsLength)
  return errors
}

function checkVoice(voice: CompanionVoice, gender: VoiceGender) {
  const errors: Partial<Record<SpeechField, string>> = {}
  if (!voice.timbre.startsWith(gender)) errors.timbre = companionMessages.voiceMismatch
  for (const [name, [min, max]] of Object.entries(voiceRanges) as [
    VoiceNumber,
    readonly [number, number],
  ][]) {
    const value = voice[name]
    if (!Number.isInteger(value) || value < min || value > max)
      errors[name] = companionMessages.outOfRange(min, max)
  }
  return errors
}

function findListError(persona: PersonaRecord, list: SpeechList): string | null {
  const lines = getLines(persona, list)
  if (lines.length < minLineCounts[list]) return companionMessages.linesMissing(minLineCounts[list])
  for (const [index, line] of lines.entries()) {
    if (!/[.!?]$/.test(line)) return companionMessages.unfinished(line)
    if (line.split(/\s+/).length > maxWordsPerLine)
      return companionMessages.tooManyWords(line, maxWordsPerLine)
    if (lines.indexOf(line) !== index) return companionMessages.repeated(line)
    if (list === 'greetings' && line.includes('?')) return companionMessages.question(line)
    if (wrongAddressWords[persona.address].test(line)) return companionMessages.wrongAddress(line)
  }
  if (list === 'aiNotices' && lines.some((line) => !line.includes('intelligence artificielle')))
    return companionMessages.aiNoticeMissing
  const canContainName = list === 'greetings' || list === 'farewells'
  if (canContainName && lines.every((line) => line.includes('{name}')))
    return companionMessages.nameEverywhere
  return null
}

/** Matches "vous" and its forms for a companion who says "tu", and the reverse. */
const wrongAddressWords: Record<FormOfAddress, RegExp> = {
  tu: /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu,
  vous: /(?<![-\p{L}])(tu|toi|ton|tes|t’)(?!\p{L})/iu,
}
