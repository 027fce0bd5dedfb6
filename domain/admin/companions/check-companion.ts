import { healthCategory } from '../../categories'
import { isTagAllowed } from '../../category-tags'
import { isOwnAssistantId } from '../../companions/companion'
import { messages } from '../../messages'
import { isPortraitHue } from '../../portrait/traits/portrait-hues'
import { checkSpeech, type SpeechField } from './check-speech'
import type { CompanionDraft } from './companion-draft'
import { companionMessages } from './companion-messages'

export type CompanionField =
  | 'id'
  | 'name'
  | 'style'
  | 'imageUrl'
  | 'tags'
  | 'country'
  | 'flag'
  | 'portraitHue'
  | 'description'
  | 'engine'
  | 'assistantId'
  | SpeechField

/**
 * French messages by field, in the order of the form, except that messages about too long texts
 * come later.
 */
export type CompanionErrors = Partial<Record<CompanionField, string>>

/** Maximum lengths in characters, far above what a card shows. */
export const maxLengths = {
  id: 80,
  name: 60,
  style: 120,
  imageUrl: 2_000,
  country: 60,
  description: 2_000,
  assistantId: 200,
} as const

type BoundedField = keyof typeof maxLengths

/**
 * A companion's id is also the file name of its portrait, and `placeholder` is the file of the
 * placeholder picture.
 */
const reservedIds = ['placeholder']

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Two regional indicators, such as "🇫🇷", or a pictograph, with which other flags such as "🏴‍☠️"
 * begin.
 */
const flagEmoji = /^\p{Regional_Indicator}{2}$|^\p{Extended_Pictographic}/u

/**
 * What a description in the health category must contain, in the singular or plural and in either
 * gender.
 */
const healthNotice =
  /ne\s+remplace(nt)?\s+pas\s+(\S+\s+){0,3}professionnel(le)?s?\s+de\s+(la\s+)?santé/i

/** Checks a normalised draft, by the same rules in the browser and on the server. */
export function checkCompanion(draft: CompanionDraft): CompanionErrors {
  const errors: CompanionErrors = {}
  const add = (field: CompanionField, message: string | null) => {
    if (message !== null && errors[field] === undefined) errors[field] = message
  }
  add('id', findIdError(draft.id))
  add('name', draft.name === '' ? messages.AGENT_NAME_REQUIRED : null)
  add('style', draft.style === '' ? messages.AGENT_STYLE_REQUIRED : null)
  add('imageUrl', findImageError(draft.imageUrl))
  if (draft.tags.some((tag) => !isTagAllowed(draft.category, tag)))
    add('tags', companionMessages.tagUnknown)
  if (draft.flag !== '' && !flagEmoji.test(draft.flag)) add('flag', companionMessages.flagInvalid)
  if (!Number.isInteger(draft.portraitHue) || !isPortraitHue(draft.portraitHue))
    add('portraitHue', companionMessages.hueInvalid)
  add('description', findDescriptionError(draft))
  if (draft.engine === 'hosted') add('assistantId', findAssistantError(draft.assistantId))
  else if (!draft.speech) add('engine', companionMessages.speechMissing)
  for (const field of Object.keys(maxLengths) as BoundedField[])
    if (draft[field].length > maxLengths[field])
      add(field, companionMessages.tooLong(maxLengths[field]))
  if (draft.engine === 'amivoix' && draft.speech)
    Object.assign(errors, checkSpeech(draft.speech, draft.voiceGender))
  return errors
}

/**
 * Whether a new companion lacks its id, its name, or what its engine needs: the assistant id or the
 * speech. The API has one error code for all of these.
 */
export const isIncomplete = ({ id, name, engine, assistantId, speech }: CompanionDraft) =>
  id === '' || name === '' || (engine === 'hosted' ? assistantId === '' : speech === null)

function findIdError(id: string) {
  if (id === '') return messages.AGENT_ID_REQUIRED
  return slug.test(id) && !reservedIds.includes(id) ? null : companionMessages.idInvalid
}

function findImageError(url: string) {
  if (url === '') return messages.AGENT_IMAGE_REQUIRED
  return /^https?:\/\//.test(url) && URL.canParse(url) ? null : messages.AGENT_IMAGE_INVALID
}

function findDescriptionError({ category, description }: CompanionDraft) {
  if (description === '') return messages.AGENT_DESCRIPTION_REQUIRED
  return category === healthCategory && !healthNotice.test(description)
    ? companionMessages.healthNoticeMissing
    : null
}

function findAssistantError(assistantId: string) {
  if (assistantId === '') return messages.AGENT_ASSISTANT_REQUIRED
  return isOwnAssistantId(assistantId) ? companionMessages.assistantReserved : null
}
