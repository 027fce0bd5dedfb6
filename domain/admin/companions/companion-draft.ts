import type { Category } from '../../categories'
import type { PersonaRecord } from '../../companions/companion-persona'
import type { CompanionVoice } from '../../companions/companion-voice'
import type { Language } from '../../languages'
import type { VoiceGender } from '../../voice-genders'

/** A companion's voice and lines in our own engine. Each saved version stores one. */
export type VoiceAndLines = {
  voice: CompanionVoice
  persona: PersonaRecord
  /** Sent to the language or realtime model, if one is configured; the scripted dialogue does not use them. */
  instructions: string
}

/** Who runs the calls: our own engine, or a hosted voice service. */
export const companionEngines = ['amivoix', 'hosted'] as const

export type CompanionEngine = (typeof companionEngines)[number]

/** The content of the administrator's form. */
export type CompanionDraft = {
  /** A slug that never changes. */
  id: string
  name: string
  style: string
  /** Absolute URL: of our own portrait, or of a picture that the server fetches once. */
  imageUrl: string
  category: Category
  tags: string[]
  voiceGender: VoiceGender
  language: Language
  country: string
  /** An emoji; empty for none. */
  flag: string
  /** In degrees: the companion's colour on cards and in calls. */
  portraitHue: number
  description: string
  isPublished: boolean
  engine: CompanionEngine
  /** The id of the assistant at the hosted voice service; '' for our own engine. */
  assistantId: string
  /** null for a companion of the hosted voice service that has no voice and lines for our engine. */
  speech: VoiceAndLines | null
}

/** A warm tone that suits every portrait (domain/portrait/traits/portrait-hues.ts). */
export const defaultPortraitHue = 32

/**
 * Removes surrounding spaces, empty lines, and an assistant id that the chosen engine does not use.
 */
export function normaliseDraft(draft: CompanionDraft): CompanionDraft {
  const { speech } = draft
  return {
    ...draft,
    id: draft.id.trim(),
    name: draft.name.trim(),
    style: draft.style.trim(),
    imageUrl: draft.imageUrl.trim(),
    country: draft.country.trim(),
    flag: draft.flag.trim(),
    description: draft.description.trim(),
    assistantId: draft.engine === 'hosted' ? draft.assistantId.trim() : '',
    speech: speech && {
      ...speech,
      instructions: speech.instructions.trim(),
      persona: normalisePersona(speech.persona),
    },
  }
}

function normalisePersona({ activities = [], manner, ...persona }: PersonaRecord) {
  const cleanActivities = cleanLines(activities)
  return {
    ...persona,
    greetings: cleanLines(persona.greetings),
    aiNotices: cleanLines(persona.aiNotices),
    manner: {
      acknowledgements: cleanLines(manner.acknowledgements),
      turnsOfPhrase: cleanLines(manner.turnsOfPhrase),
      thanksReplies: cleanLines(manner.thanksReplies),
      farewells: cleanLines(manner.farewells),
    },
    ...(cleanActivities.length > 0 && { activities: cleanActivities }),
  }
}

const cleanLines = (lines: readonly string[]) =>
  lines.map((line) => line.trim()).filter((line) => line !== '')
