import type { AgentDraft, AgentSpeech } from './agent-draft'
import {
  getLines,
  type SpeechList,
  speechListNames,
  type VoiceNumber,
  voiceRanges,
} from './check-speech'

/** The parts of a speech that the list of versions reports as changed, with their labels. */
export const speechParts = {
  timbre: 'Timbre',
  wordsPerMinute: 'Débit',
  pitch: 'Hauteur',
  pitchRange: 'Expressivité',
  address: 'Tutoiement ou vouvoiement',
  greetings: 'Salutations',
  aiNotices: 'Mentions d’IA',
  acknowledgements: 'Accusés de réception',
  turnsOfPhrase: 'Tournures',
  thanksReplies: 'Réponses aux remerciements',
  farewells: 'Au revoir',
  activities: 'Activités',
  instructions: 'Consignes',
} as const satisfies Record<SpeechList | VoiceNumber | string, string>

export type SpeechPart = keyof typeof speechParts

/** Returns which parts of two speeches differ; all of them when there was none before. */
export function findSpeechChanges(
  previous: AgentSpeech | null,
  next: AgentSpeech | null,
): SpeechPart[] {
  if (next === null) return []
  const names = Object.keys(speechParts) as SpeechPart[]
  if (previous === null) return names
  return names.filter((part) => readPart(previous, part) !== readPart(next, part))
}

function readPart({ voice, persona, instructions }: AgentSpeech, part: SpeechPart): string {
  if (part === 'timbre' || part in voiceRanges) return String(voice[part as VoiceNumber | 'timbre'])
  if (part === 'address') return persona.address
  if (part === 'activities') return JSON.stringify(persona.activities ?? [])
  if (part === 'instructions') return instructions
  const list = speechListNames.find((name) => name === part)
  return list ? JSON.stringify(getLines(persona, list)) : ''
}

/** The fields of the form that two administrators may change at the same time. */
export const draftFields = {
  name: 'Nom',
  style: 'Style',
  imageUrl: 'URL de l’image',
  category: 'Catégorie',
  tags: 'Tags',
  voiceGender: 'Type de voix',
  language: 'Langue',
  country: 'Pays',
  flag: 'Drapeau',
  portraitHue: 'Teinte',
  description: 'Description',
  isPublished: 'Publication',
  engine: 'Moteur',
  assistantId: 'VAPI Assistant ID',
  speech: 'Voix et paroles',
} as const satisfies Partial<Record<keyof AgentDraft, string>>

export type DraftField = keyof typeof draftFields

/** Returns the fields in which two drafts differ, in the order of the form. */
export const findDraftChanges = (one: AgentDraft, other: AgentDraft): DraftField[] =>
  (Object.keys(draftFields) as DraftField[]).filter((field) =>
    field === 'speech'
      ? !isSameSpeech(one.speech, other.speech)
      : JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )

const isSameSpeech = (one: AgentSpeech | null, other: AgentSpeech | null) =>
  one === null || other === null ? one === other : findSpeechChanges(one, other).length === 0

export type MergedEdit = {
  /** What the form shows after the merge. */
  draft: AgentDraft
  /** Fields that only the other administrator changed; the merge adopts their values. */
  adoptedFields: DraftField[]
  /** Fields that both changed: this administrator's values are kept, the other's shown beside them. */
  conflictingFields: DraftField[]
}

/**
 * Merges the changes of two administrators to one companion, field by field. Nothing that was typed is
 * lost. `base` is what the form was opened with, `theirs` what is saved now.
 */
export function mergeConcurrentEdits(
  base: AgentDraft,
  mine: AgentDraft,
  theirs: AgentDraft,
): MergedEdit {
  const changedByMe = findDraftChanges(base, mine)
  const changedByThem = findDraftChanges(base, theirs)
  const adoptedFields = changedByThem.filter((field) => !changedByMe.includes(field))
  const differingFields = findDraftChanges(mine, theirs)
  const conflictingFields = changedByThem.filter(
    (field) => changedByMe.includes(field) && differingFields.includes(field),
  )
  const theirValues = Object.fromEntries(adoptedFields.map((field) => [field, theirs[field]]))
  return { draft: { ...mine, ...theirValues }, adoptedFields, conflictingFields }
}
