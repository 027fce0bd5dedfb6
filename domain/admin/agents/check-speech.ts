import type { CompanionPersona, FormOfAddress } from '../../companions/companion-persona'
import type { CompanionVoice } from '../../companions/companion-voice'
import type { VoiceGender } from '../../voice-genders'
import type { AgentSpeech } from './agent-draft'
import { agentMessages } from './agent-messages'

/** The lists of lines of a speech, in the order of the form, with how many lines each needs. */
export const speechLists = {
  greetings: 3,
  aiNotices: 1,
  acknowledgements: 5,
  turnsOfPhrase: 3,
  thanksReplies: 2,
  farewells: 3,
} as const

export type SpeechList = keyof typeof speechLists

export const speechListNames = Object.keys(speechLists) as SpeechList[]

/** The numbers of a voice with their bounds, both included. */
export const voiceRanges = {
  wordsPerMinute: [140, 190],
  pitch: [0, 100],
  pitchRange: [0, 100],
} as const

export type VoiceNumber = keyof typeof voiceRanges

export type SpeechField = SpeechList | VoiceNumber | 'timbre' | 'instructions'

export const maxInstructionsLength = 4_000

/** Longer sentences sound breathless and are hard to follow. */
const maxWords = 25

/** Returns the lines of a list. */
export const getLines = (persona: CompanionPersona, list: SpeechList): string[] =>
  list === 'greetings' || list === 'aiNotices' ? persona[list] : persona.manner[list]

/** Returns a French message for each invalid field, in the order of the form. */
export function checkSpeech(
  { voice, persona, instructions }: AgentSpeech,
  gender: VoiceGender,
): Partial<Record<SpeechField, string>> {
  const errors: Partial<Record<SpeechField, string>> = checkVoice(voice, gender)
  for (const list of speechListNames) {
    const fault = findListFault(persona, list)
    if (fault) errors[list] = fault
  }
  if (instructions.length > maxInstructionsLength)
    errors.instructions = agentMessages.tooLong(maxInstructionsLength)
  return errors
}

function checkVoice(voice: CompanionVoice, gender: VoiceGender) {
  const errors: Partial<Record<SpeechField, string>> = {}
  if (!voice.timbre.startsWith(gender)) errors.timbre = agentMessages.voiceMismatch
  for (const [name, [min, max]] of Object.entries(voiceRanges) as [
    VoiceNumber,
    readonly [number, number],
  ][]) {
    const value = voice[name]
    if (!Number.isInteger(value) || value < min || value > max)
      errors[name] = agentMessages.outOfRange(min, max)
  }
  return errors
}

function findListFault(persona: CompanionPersona, list: SpeechList): string | null {
  const lines = getLines(persona, list)
  if (lines.length < speechLists[list]) return agentMessages.linesMissing(speechLists[list])
  for (const [index, line] of lines.entries()) {
    if (!/[.!?]$/.test(line)) return agentMessages.unfinished(line)
    if (line.split(/\s+/).length > maxWords) return agentMessages.tooManyWords(line, maxWords)
    if (lines.indexOf(line) !== index) return agentMessages.repeated(line)
    if (list === 'greetings' && line.includes('?')) return agentMessages.question(line)
    if (wrongAddressWords[persona.address].test(line)) return agentMessages.wrongAddress(line)
  }
  if (list === 'aiNotices' && lines.some((line) => !line.includes('intelligence artificielle')))
    return agentMessages.aiNoticeMissing
  const canContainName = list === 'greetings' || list === 'farewells'
  if (canContainName && lines.every((line) => line.includes('{name}')))
    return agentMessages.nameEverywhere
  return null
}

/** Matches "vous" and its forms for a companion who says "tu", and the reverse. */
const wrongAddressWords: Record<FormOfAddress, RegExp> = {
  tu: /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu,
  vous: /(?<![-\p{L}])(tu|toi|ton|tes|t’)(?!\p{L})/iu,
}
