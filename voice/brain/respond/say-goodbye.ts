import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { shortPurposes } from '../purposes/purpose'
import {
  defaultFarewells,
  goodLuckWishes,
  nightFarewells,
  plainFarewells,
} from '../templates/call-event-templates'
import { thanksReplies } from '../templates/conversation-templates'
import { hasGoodbye } from '../understanding/acts/find-act'
import { announcesLeaving, isClosingWords, isGoodbye, mayBeGoodbye } from '../understanding/goodbye'
import type { Rule } from './rule'

/**
 * Answers the caller's goodbye with a farewell, after which the call ends. A single word such as "salut" does not
 * end the call during an activity, whose steps may ask for it; in a vocabulary lesson, only an announcement to leave
 * does.
 */
export const sayGoodbye: Rule = (draft, { intents, kinds, purpose, text, wordCount }) => {
  const { companion } = draft.context
  const { questioning, runningActivity } = draft.state
  if (intents.has('stop') && (questioning || runningActivity)) return false
  const isFirstWord = draft.state.turnCount <= 1 && /^\s*(ciao|salut|salam|hola)/i.test(text)
  const isLeaving =
    !isFirstWord &&
    (isGoodbye(text, companion.name) ||
      (purpose.purpose === 'says-goodbye' && finalFarewellPattern.test(normaliseText(text))) ||
      isLateSalut(draft, text) ||
      (draft.state.turnCount > minTurnsBeforeGoodbye &&
        concludingPattern.test(normaliseText(text))) ||
      (purpose.purpose === 'says-goodbye' &&
        purpose.probability >=
          (farewellPattern.test(normaliseText(text))
            ? minGoodbyeWithPhraseProbability
            : minGoodbyeProbability) &&
        wordCount >= minGoodbyeWords &&
        draft.state.turnCount > minTurnsBeforeGoodbye) ||
      (kinds.best?.kind.id === 'goodbye-with-reason' &&
        kinds.best.probability >= minGoodbyeKindProbability &&
        shortPurposes.has(purpose.purpose) &&
        wordCount >= minGoodbyeWords &&
        draft.state.turnCount > minTurnsBeforeGoodbye) ||
      (hasGoodbye(text) &&
        (purpose.purpose === 'says-goodbye' || wordCount <= maxGoodbyeWordsByAct) &&
        mayBeGoodbye(text) &&
        wordCount <= 16 &&
        runningActivity === null &&
        !draft.state.scene?.isActive)) &&
    (runningActivity === null || announcesLeaving(text) || isPlainGoodbye(draft, text))
  draft.update({ hasSaidGoodbye: isLeaving, isCallerLeaving: isLeaving })
  if (!isLeaving) return false
  const { farewells } = companion.persona.manner
  if (intents.has('thanks')) draft.sayOneOf(thanksReplies)
  if (/\bsouhait\w+ moi\b/.test(normaliseText(text))) draft.sayOneOf(goodLuckWishes)
  const hasSaidFarewell = draft.sayOneOf(farewells) || draft.sayOneOf(defaultFarewells)
  const isNight = /\b(dodo|dormir|coucher|lit|nuit)\b/.test(normaliseText(text))
  const isRecognisable = clearFarewellPattern.test(draft.sentences.at(-1) ?? '')
  if (!isRecognisable) sayPlainFarewell(draft, isNight)
  return hasSaidFarewell
}

/** Whether the text is only a goodbye, which needs no answer when both have already said goodbye. */
export const isSetPhraseOfGoodbye = (text: string, companionName: string) =>
  isGoodbye(text, companionName) || isClosingWords(text, companionName)

/** At this probability, a reason to leave is a goodbye without a set phrase: "bon, j'ai mon bus". */
const minGoodbyeProbability = 0.93
const minGoodbyeWithPhraseProbability = 0.5
/** Matches set phrases that make a goodbye more likely. */
const farewellPattern =
  /\b(?:au revoir|merci|bonne (?:nuit|soiree|journee|route)|bisous?|ciao|raccroche|a (?:bientot|demain|plus))\b/
const finalFarewellPattern =
  /\b(?:au revoir|bonne (?:nuit|soiree|journee)|bisous?|a (?:bientot|plus|la prochaine)|salut|ciao|bye)(?: \w+){0,3}$/
/** Matches an announcement to leave that begins like a conclusion: "bon, ma collègue m'appelle, j'y vais, à ce soir". */
const concludingPattern =
  /^(?:bon|allez|ok|bref|voila|merci) .*\b(?:j y vais|je file|je me sauve|je raccroche|je (?:te|vous) laisse)(?: (?:sinon|a|merci|salut|bonne|allez|bisous?|ciao|tchao)\b.*)?$/
const minGoodbyeKindProbability = 0.5
/** In longer utterances the purpose is more reliable than the act. */
const maxGoodbyeWordsByAct = 5
/** At the beginning of a call, a goodbye without a set phrase is unlikely. */
const minTurnsBeforeGoodbye = 2
/** Shorter utterances such as "je te laisse imaginer" only resemble a goodbye. */
const minGoodbyeWords = 6

const clearFarewellPattern =
  /(?<!\p{L})(?:bonne|belle|bientôt|au revoir|salut|salam|ciao|demain|prochaine|nuit|dors|dormez|repos|repose|prends soin|prenez soin|à plus|reviens|revenez)(?!\p{L})/iu

/** Says a plain goodbye before the companion's own farewell, which is not recognisable as one. */
function sayPlainFarewell(draft: ResponseDraft, isNight: boolean) {
  const ownFarewell = draft.sentences.pop()
  draft.sayOneOf(isNight ? nightFarewells : plainFarewells)
  if (ownFarewell) draft.sentences.push(ownFarewell)
}

/** Whether "salut", "ciao" or "bonsoir" is a goodbye: at the start of a call it is a greeting. */
const isLateSalut = (draft: ResponseDraft, text: string) =>
  draft.state.turnCount > 4 &&
  /(?:[.!] ?|^(?:bon|allez)[ ,].{0,40}\b)bonsoir(?: \p{L}+)?[\s.!]*$|^\s*(salut|salam|ciao)(?: (?:l['’]|mon |ma |les )?\p{L}+)?[\s.!]*$/iu.test(
    text,
  )

/** Whether the words are certainly a goodbye. In a vocabulary lesson they may be the answer to a step. */
const isPlainGoodbye = (draft: ResponseDraft, text: string) =>
  draft.state.runningActivity?.id !== 'lecon-de-vocabulaire' && text.trim().includes(' ')
