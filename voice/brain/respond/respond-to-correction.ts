import { replaceFirstPersonWords } from '../../french/reflect'
import { namedApologies, selfCorrectionReplies } from '../templates/conversation-templates'
import {
  contradictionPattern,
  intendedSubjectPattern,
  selfCorrections,
} from '../templates/manner-words'
import { findDetails } from '../understanding/facts/find-details'
import { isOccupied } from './activities/is-occupied'
import type { Rule } from './rule'

/** Apologises and returns to what the caller was speaking of: "mais moi je te parlais de ma sœur". */
export const respondToCorrection: Rule = (
  draft,
  { isQuestion, normalisedText, text, wordCount },
) => {
  // In a longer utterance, the caller does more than correct the companion.
  if (isQuestion || wordCount > 24 || !contradictionPattern.test(normalisedText)) return false
  const cleanText = text.replace(/['`]/g, '’').replace(/[.! ]+$/, '')
  const subject = intendedSubjectPattern.exec(cleanText)?.[1]?.replace(/,? (?:et )?pas .*$/i, '')
  if (subject === undefined || draft.state.turnCount < 2) return false
  const [detail] = findDetails(subject, draft.context.companion.persona.address, 1)
  if (!detail || !draft.sayOneOf(namedApologies, { detail: detail.phrase })) return false
  draft.update({ runningActivity: null, questioning: null, topic: null })
  return true
}

/** Returns the words with which the caller replaces a slip of the tongue; null when the caller corrects nothing. */
export function findSelfCorrection(text: string): string | null {
  const words = text.replace(/['`]/g, '’').replace(/[.!? ]+$/, '')
  return selfCorrections.map((one) => one.exec(words)?.[1]).find(Boolean) ?? null
}

/** Repeats the corrected words of a caller who has misspoken: "mercredi" for "non pardon, mercredi". */
export const acceptSelfCorrection: Rule = (draft, { text }) => {
  const words = findSelfCorrection(text)
  if (words === null || draft.state.turnCount < 2 || isOccupied(draft)) return false
  const { address } = draft.context.companion.persona
  return draft.sayOneOf(selfCorrectionReplies, { words: replaceFirstPersonWords(words, address) })
}
