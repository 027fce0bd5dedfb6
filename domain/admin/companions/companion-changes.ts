import {
  getLines,
  type SpeechField,
  speechListNames,
  type VoiceNumber,
  voiceRanges,
} from './check-speech'
import type { CompanionDraft, VoiceAndLines } from './companion-draft'

/**
 * The fields of a companion's voice and lines that the list of versions can report as changed, with
 * labels.
 */
export const speechFields = {
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
} as const satisfies Record<SpeechField | 'address' | 'activities', string>

export type ChangedSpeechField = keyof typeof speechFields

/**
 * Returns the fields that changed from `previous` to `next`: all of them if `previous` is null,
 * none if `next` is null.
 */
export function findSpeechChanges(
  previous: VoiceAndLines | null,
  next: VoiceAndLines | null,
): ChangedSpeechField[] {
  if (next === null) return []
  const names = Object.keys(speechFields) as ChangedSpeechField[]
  if (previous === null) return names
  return names.filter((field) => readField(previous, field) !== readField(next, field))
}

function readField(
  { voice, persona, instructions }: VoiceAndLines,
  field: ChangedSpeechField,
): string {
  if (field === 'timbre' || field in voiceRanges)
    return String(voice[field as VoiceNumber | 'timbre'])
  if (field === 'address') return persona.address
  if (field === 'activities') return JSON.stringify(persona.activities ?? [])
  if (field === 'instructions') return instructions
  const list = speechListNames.find((name) => name === field)
  return list ? JSON.stringify(getLines(persona, list)) : ''
}

/**
 * The fields of the form, with labels, that are compared when two administrators edit the same
 * companion.
 */
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
} as const satisfies Partial<Record<keyof CompanionDraft, string>>

export type DraftField = keyof typeof draftFields

/** Returns the fields in which two drafts differ, in the order of the form. */
export const findDraftChanges = (one: CompanionDraft, other: CompanionDraft): DraftField[] =>
  (Object.keys(draftFields) as DraftField[]).filter((field) =>
    field === 'speech'
      ? !isSameSpeech(one.speech, other.speech)
      : JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )

const isSameSpeech = (one: VoiceAndLines | null, other: VoiceAndLines | null) =>
  one === null || other === null ? one === other : findSpeechChanges(one, other).length === 0

export type MergedEdit = {
  /** What the form shows after the merge. */
  draft: CompanionDraft
  /** Fields that only the other administrator changed; the merge adopts their values. */
  adoptedFields: DraftField[]
  /**
   * Fields that both changed differently: the draft keeps this administrator's values, and the form shows the
   * other administrator's values beside them.
   */
  conflictingFields: DraftField[]
}

/**
 * Merges the changes of two administrators to one companion, field by field. Nothing that was typed
 * is lost. `base` is what the form was opened with, `theirs` what is saved now.
 */
export function mergeConcurrentEdits(
  base: CompanionDraft,
  mine: CompanionDraft,
  theirs: CompanionDraft,
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
