import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { moodQuestions } from '../templates/listening-templates'
import {
  gentleReactions,
  hardReactions,
  lightReactions,
  reactionQuestions,
} from '../templates/opinion-templates'
import { lowercaseFirst } from '../templates/template'
import { topicById } from '../topics/all-topics'
import { splitIntoQuotableClauses } from '../understanding/find-clauses'
import { findEarlierWords } from './respond-to-act'
import type { Rule } from './rule'

const toSlots = (words: string | null) => (words ? { words } : {})

/** Match the phrases before and after the words that the caller wants a reaction to. */
const reactionLead =
  /^(?:(?:et|mais|bon|dis|dites|franchement|sérieux|non)[ ,]+)*(?:(?:tu|vous) (?:peux|pouvez) (?:le dire|rire|rigoler)[ ,:]*(?:vas-y|vas y|allez-y)?|(?:avoue|avouez|dis-le|dites-le)(?: que| qu’)?|(?:tu|vous) (?:trouves|trouvez) pas(?: que| qu’| ça)?|(?:tu te rends|vous vous rendez) compte|(?:t’imagines|tu imagines|vous imaginez)|non mais)[ ,:]*/i
const reactionTail =
  /[ ,]*(?:non|hein|quand même|pas vrai|n’est-ce pas|avoue|avouez|c’est tout)?[ ,]*[?!. ]*$/i

/** Matches callers' harsh judgements on what they have just told: "c'est pathétique, hein ?" */
const harshOnOneself =
  /^(?:(?:je sais|bon|oui) )*(?:c est|je suis) (?:un peu |vraiment |trop )?(?:pathetique|ridicule|bete|nul|nulle|idiote?|minable|debile|con|conne|lamentable)\b/

/** Agrees with a caller who wants a reaction: "ironique, non ?", "avouez que c’est injuste". */
export const shareReaction: Rule = (draft, { act, mood, normalisedText, text, wordCount }) => {
  const isHarsh = harshOnOneself.test(normalisedText)
  if (isHarsh && (act === 'asks-reaction' || wordCount <= 4)) return draft.sayOneOf(gentleReactions)
  const isJoke =
    /^(?:sinon|au pire|ou alors) (?:je|on) (?:peux|peut|pourrais|vais|pars|deviens)\b/.test(
      normalisedText,
    )
  if ((act !== 'asks-reaction' && !isJoke) || wordCount > 16) return false
  const words = text.replace(/['`]/g, '’').replace(reactionLead, '').replace(reactionTail, '')
  const quoted = splitIntoQuotableClauses(words).at(-1)?.text ?? words.replace(/[^\p{L}’ -]/gu, '')
  const isAngry =
    /\b(ordures?|salauds?|salopards?|injuste|honteu\w*|culot|abuse\w*|degueul\w*|scandal\w*|pas normal)\b/
  const isLight =
    /\b(drole|rire|rigol\w*|marrant|mignon\w*|joli\w*|beau|belle|ironique|comble|culot|chouette|classe)\b/
  const isHard =
    !isLight.test(normalisedText) &&
    (isAngry.test(normaliseText(text)) || (mood !== null && mood !== 'joy') || isInSerious(draft))
  const slots =
    quoted.trim().length > 2
      ? { words: lowercaseFirst(quoted.trim()) }
      : toSlots(findEarlierWords(draft))
  return (
    draft.sayOneOf(isHard ? hardReactions : lightReactions, slots) && askOnReaction(draft, isHard)
  )
}

const isInSerious = ({ state }: ResponseDraft) =>
  state.topic !== null &&
  (topicById.get(state.topic)?.isSerious ?? false) &&
  state.turnsSinceTopic < 2

const askOnReaction = (draft: ResponseDraft, isHard: boolean) =>
  draft.sayOneOf(isHard ? moodQuestions.anger : reactionQuestions) || true
