import type { Template } from '../../templates/template'
import type { Act } from '../../understanding/acts/find-act'
import { splitIntoQuotableClauses } from '../../understanding/language/find-clauses'
import { repeatLastResponse } from '../repeat-sentences'
import type { Rule } from '../rule'

const replies: Readonly<Partial<Record<Act, readonly Template[]>>> = {
  'say-tu': ['Avec plaisir, on se dit tu.', 'D’accord, va pour le tu.'],
  'say-vous': ['Bien sûr, on se dit vous.', 'Entendu, le vous, donc.'],
  shorter: ['D’accord, je fais court.', 'Entendu, court et simple.', 'Compris, en peu de mots.'],
  longer: ['D’accord, je développe.', 'Volontiers, j’en dis davantage.'],
  faster: ['D’accord, j’accélère, je vais à l’essentiel.', 'Compris, sans détour.'],
  'listen-only': [
    'D’accord, sans conseil et sans question : je {t’écoute|vous écoute}, {prends|prenez} toute la place.',
    'Entendu, je me contente d’écouter, aussi longtemps qu’il faut.',
  ],
}
/** Said before the last response is repeated slowly; later responses are only shorter. */
const slowerReplies: readonly Template[] = [
  'D’accord, je le redis plus lentement, et je ferai plus court.',
  'Oui, doucement. Moins de mots à la fois, et le texte s’affiche aussi à l’écran.',
  'Pardon, je reprends posément.',
]

/** A longer utterance is a story and not a wish about how the companion speaks. */
const maxWishWords = 18

const limitReplies: readonly Template[] = [
  'C’est entendu, et je m’y tiens : « {words} », je le retiens pour tout l’appel.',
  'D’accord, « {words} », c’est noté, et il n’y a pas à se justifier.',
  'Compris, je respecte ça : {tu peux|vous pouvez} dire stop à tout moment, aussi.',
]

const longerWish =
  /\b(?:developp\w*|details?|detaill\w*|precis\w*|davantage|plus long\w*|m en (?:plus|dire)|en (?:dire|dis|dites) plus|approfondi\w*|trop court\w*|phrases?|parl\w*)\b/

const addressWish =
  /\b(tutoie\w*|tutoyer|vouvoie\w*|vouvoyer)\b|\b(dis|dites)( |-)moi (tu|vous)$|\bse dire? (tu|vous)\b/

const slowerWish =
  /\b((moins|trop) vite|plus (lentement|doucement)|ralenti\w*|a toute vitesse|trop rapide|articul\w*)\b|\bparl\w+ (?:moi )?(?:tout |un peu )?(?:doucement|lentement|bas)\b(?! (?:un moment|deux|de|du))/

/** Matches words about how the caller or somebody else speaks. */
const otherSpeakerPattern =
  /\b(?:ils?|elles?|on|je) (?:\w+ ){0,2}?(?:parl\w*|dit|disait|va|vont|fait)\b/

/** Shortens the sentences for a caller who asks the companion to speak more slowly. */
export const slowDown: Rule = (draft, { act, isStory, normalisedText, text }) => {
  const aboutCompanionPattern = /\b(tu|vous|parl\w*|te|c est|articul\w*|pas si|doucement)\b/
  const isWish = act === 'slower' || /\b(parl\w*|tu|vous)\b/.test(normalisedText)
  if (otherSpeakerPattern.test(normalisedText)) return false
  if (isStory || !isWish || draft.state.lesson || text.split(' ').length > maxWishWords)
    return false
  if (!slowerWish.test(normalisedText) || !aboutCompanionPattern.test(normalisedText)) return false
  draft.update({ isBrief: true })
  if (!draft.sayOneOf(slowerReplies)) return false
  repeatLastResponse(draft, true)
  return true
}

/** Fulfils a wish about how the companion speaks: shorter, longer, with "tu", without questions. */
export const adaptManner: Rule = (draft, { act, normalisedText, wordCount, text }) => {
  if (act === null || wordCount > 14) return false
  if (act === 'shorter') {
    draft.update({ isBrief: true })
    // Another rule repeats the last answer in fewer words, if there is one.
    if (draft.state.lastResponse.length > 0) return false
  }
  if (act === 'limit') {
    const words = splitIntoQuotableClauses(text).at(0)?.text
    return draft.sayOneOf(
      limitReplies,
      words && !/\b(?:tu|me|ne)\b/i.test(words) ? { words: words.toLowerCase() } : {},
    )
  }
  const reply = replies[act]
  if (!reply || (act === 'longer' && !longerWish.test(normalisedText))) return false
  if (act === 'say-tu' || act === 'say-vous') {
    if (!addressWish.test(normalisedText)) return false
    const isRefused = /\b(pas|plus|arrete\w*|aime pas)\b/.test(normalisedText)
    const isTu = /\b(tutoie\w*|tutoyer|dis moi tu|dites moi tu|dire tu|dise tu)\b/.test(
      normalisedText,
    )
    draft.update({ address: isTu !== isRefused ? 'tu' : 'vous' })
  }
  if (act === 'listen-only') draft.update({ isListening: true, suggestion: { state: 'disabled' } })
  if (act === 'faster') draft.update({ isBrief: true })
  if (act === 'longer') draft.update({ isBrief: false, isListening: false })
  return draft.sayOneOf(reply)
}
