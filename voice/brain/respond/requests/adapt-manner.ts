import type { DialogueState } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { limitReplies, mannerReplies, slowerReplies } from '../../templates/request-templates'
import type { Act } from '../../understanding/acts/find-act'
import { splitIntoClauses } from '../../understanding/language/reflect'
import { repeatLastResponse } from '../repeat-sentences'
import type { Rule } from '../rule'

/** A longer utterance is a story and not a wish about how the companion speaks. */
const maxWishWords = 18

const slowerWish =
  /\b((moins|trop) vite|plus (lentement|doucement)|ralenti\w*|a toute vitesse|trop rapide|articul\w*)\b|\bparl\w+ (?:moi )?(?:tout |un peu )?(?:doucement|lentement|bas)\b(?! (?:un moment|deux|de|du))/

/** Matches words about how the caller or somebody else speaks. */
const otherSpeakerPattern =
  /\b(?:ils?|elles?|on|je) (?:\w+ ){0,2}?(?:parl\w*|dit|disait|va|vont|fait)\b/

/** Repeats the last response slowly for a caller who asks for it, and keeps the later responses short. */
export const slowDown: Rule = (draft, { act, isLong, normalisedText, wordCount }) => {
  if (isLong || draft.state.lesson || wordCount > maxWishWords) return false
  const isAboutCompanion =
    /\b(?:tu|vous|parl\w*)\b/.test(normalisedText) ||
    (act === 'slower' && /\b(?:te|c est|articul\w*|pas si|doucement)\b/.test(normalisedText))
  if (
    !slowerWish.test(normalisedText) ||
    otherSpeakerPattern.test(normalisedText) ||
    !isAboutCompanion
  )
    return false
  draft.update({ isBrief: true })
  if (!draft.sayOneOf(slowerReplies)) return false
  repeatLastResponse(draft, true)
  return true
}

const longerWish =
  /\b(?:developp\w*|details?|detaill\w*|precis\w*|davantage|plus long\w*|m en (?:plus|dire)|en (?:dire|dis|dites) plus|approfondi\w*|trop court\w*|phrases?|parl\w*)\b/

const addressWish =
  /\b(tutoie\w*|tutoyer|vouvoie\w*|vouvoyer)\b|\b(dis|dites) moi (tu|vous)$|\bse dire? (tu|vous)\b/

/** What a wish changes in the rest of the call. */
const changes: Readonly<Partial<Record<Act, Partial<DialogueState>>>> = {
  shorter: { isBrief: true },
  faster: { isBrief: true },
  longer: { isBrief: false, isListening: false },
  'listen-only': { isListening: true, suggestion: { state: 'disabled' } },
}

/** Fulfils a wish about how the companion speaks: shorter, longer, with "tu", without questions. */
export const adaptManner: Rule = (draft, { act, normalisedText, wordCount, text }) => {
  if (act === null || wordCount > 14) return false
  if (act === 'limit') return respectLimit(draft, text)
  const replies = mannerReplies[act]
  if (!replies || (act === 'longer' && !longerWish.test(normalisedText))) return false
  if (act === 'say-tu' || act === 'say-vous') {
    if (!addressWish.test(normalisedText)) return false
    const isRefused = /\b(pas|plus|arrete\w*)\b/.test(normalisedText)
    const isTu = /\btuto[iy]\w*|\btu$/.test(normalisedText)
    draft.update({ address: isTu !== isRefused ? 'tu' : 'vous' })
  }
  draft.update(changes[act] ?? {})
  // Another rule repeats the last answer in fewer words, if there is one.
  if (act === 'shorter' && draft.state.lastResponse.length > 0) return false
  return draft.sayOneOf(replies)
}

function respectLimit(draft: ResponseDraft, text: string): boolean {
  const words = splitIntoClauses(text)
    .find((clause) => clause.includes(' '))
    ?.toLowerCase()
  return draft.sayOneOf(limitReplies, words && !/\b(?:tu|me|ne)\b/.test(words) ? { words } : {})
}
