import type { Danger } from '../../../danger/danger'
import {
  isClearlyOrdinaryTalk,
  isMeaningClarified,
  isOrdinaryTalk,
} from '../../../danger/harmless-talk'
import {
  isDangerDenied,
  isDangerRetracted,
  isVaguelyDenied,
} from '../../../danger/is-danger-retracted'
import { plainWords } from '../../../danger/names-danger'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  ageConfirmedReplies,
  ageQuestions,
  checkGoodbyes,
  checkTemplates,
  doubtChecks,
  movedOnReplies,
} from '../../templates/crisis/check-templates'
import { professionalChoices } from '../../templates/professional-templates'
import { isGoodbye } from '../../understanding/goodbye'
import { isCrisisRemark } from '../crisis-remarks'
import { apologiseForFalseAlarm, dangersToOwnLife, leaveCrisisMode } from './leave-crisis'

/** After this many false alarms in a call, the companion ignores words that only resemble a danger. */
const maxFalseAlarms = 2

/**
 * Asks whether the caller meant a danger that their words only suggest, and gives a helpline number in case they
 * did. A running activity or lesson is not stopped, because the caller's next line usually continues it.
 */
export function askWhetherMeant(draft: ResponseDraft, danger: Danger): boolean {
  if (danger === 'minor-caller' && speaksAsAdult(draft)) return false
  const { falseAlarmCount, lastResponse } = draft.state
  if (falseAlarmCount >= maxFalseAlarms) return false
  if (danger === 'minor-caller') return draft.sayOneOf(ageQuestions)
  draft.update({
    mode: 'crisis',
    danger,
    isDangerCertain: false,
    isPanicAttack: false,
    responseBeforeAlarm: lastResponse,
  })
  const { introductions, help, question, again } = checkTemplates[danger]
  draft.sayOneOf(introductions)
  if (draft.sayOneOf([help]) && draft.sayOneOf([question])) return true
  draft.sayOneOf(again)
  return draft.sentences.length > 0
}

/** After this many ordinary lines the companion asks whether a named danger is real; one more ends the crisis. */
const doubtfulLines = 2

/**
 * Handles an ordinary line during a crisis: a caller who goes on about ordinary things may have used a figure
 * of speech. Does not apply to plain words about one's own death or to a poisoning, where minutes count.
 * With the result `unclear` the draft is still empty.
 */
export function handleOrdinaryLine(
  draft: ResponseDraft,
  text: string,
): 'asked' | 'moved-on' | 'unclear' {
  const { danger, ordinaryLinesInCrisis } = draft.state
  if (danger === null || dangersToOwnLife.has(danger) || danger === 'poisoning') return 'unclear'
  if (!isClearlyOrdinaryTalk(text) || plainWords.test(normaliseText(text))) return 'unclear'
  const count = ordinaryLinesInCrisis + 1
  draft.update({ ordinaryLinesInCrisis: count })
  if (count === doubtfulLines) return draft.sayOneOf(doubtChecks) ? 'asked' : 'unclear'
  if (count < doubtfulLines) return 'unclear'
  leaveCrisisMode(draft)
  draft.sayOneOf(movedOnReplies)
  return 'moved-on'
}

/** Whether the caller answers no to the question whether a named danger is real. */
export const deniesDoubt = ({ state }: ResponseDraft, text: string): boolean =>
  state.ordinaryLinesInCrisis >= doubtfulLines && deniesCheck(text)

/** Whether the caller denies a danger that does not concern their own life: "mais non, je parlais du métro". */
export function deniesAlarm({ state }: ResponseDraft, text: string): boolean {
  const { danger } = state
  const words = normaliseText(text)
  if (
    danger === null ||
    dangersToOwnLife.has(danger) ||
    danger === 'poisoning' ||
    doubtfulDenialPattern.test(words)
  )
    return false
  if (misunderstandingPattern.test(words)) return true
  return (
    danger === 'medical-emergency' && initialNoPattern.test(words) && wellBeingPattern.test(words)
  )
}

const misunderstandingPattern =
  /\b(mal (compris|entendu)|compris de travers|facon de parler|(non|nan)\b.*\bje (te |vous )?(parlais|parle) (juste |seulement )?(du|de|des|d)|quiproquo|c etait une image)\b/
const initialNoPattern = /^(ah |oh |mais |ben |euh )*(non|nan)\b/
const wellBeingPattern = /\b(tout va bien|je vais (tres )?bien|ca va|pas d urgence)\b/

/**
 * How the caller reacted to the check. `confirmed`: the danger is real. `answered`: it is not, and the response
 * is complete. `moved-on`: the caller spoke of something else, which the other rules answer.
 */
type CheckResult = 'confirmed' | 'answered' | 'moved-on' | 'unclear'

const confirmationPattern =
  /^(?:euh |bah |ben )?(?:oui|ouais|si|c est ca|exactement|exact|c est vrai|un peu|parfois|des fois|peut etre|je crois( que oui)?|je sais (pas|plus)|j en sais rien|les deux|mourir|c est serieux|j y pense)\b(?! (?:j ai mal|(tu|vous) (as|avez) mal|mal compris))/

/** Matches a yes that means a misunderstanding: "oui, tu as mal compris", "oui oui ça va". */
const mistakePattern =
  /\b(mal (compris|entendu)|compris de travers|te trompes?|vous trompez|ca va|tout va bien|je vais (tres )?bien|t inquiete|facon de parler|rien a voir)\b/

const denialPattern =
  /^(?:euh |oh |ah |bah |ben |mais |bon )*(?:non|nan|pas du tout|absolument pas|jamais de la vie|quoi|hein|comment ca|n importe quoi|aucun rapport|rien a voir|du calme|oula|ouh la|wow|he ho|oh la)\b|\b(calme\w*( toi| vous)|calmez vous|t inquiete\w*|vous inquietez pas|mal (compris|entendu)|compris de travers|n importe quoi|quel rapport|rien a voir|aucun rapport|pourquoi (tu|vous) (me )?(demand\w*|parl\w*|dis|dites)|de quoi (tu|vous) parl\w*|qu est ce que (tu|vous) racont\w*|facon de parler|je (te |vous )?(parlais|parle|demandais|disais|voulais (juste |seulement )?(dire|parler|savoir)|blague|rigole|plaisante)|pour (rire|rigoler)|c est tout|(te|vous) tromp\w*|delire\w*|exager\w*|lache moi|pas si grave|pas d urgence|pas grave)\b/

/** Matches words that make a denial doubtful. */
const doubtfulDenialPattern =
  /\b(je (ne )?(plaisant|rigol|blagu|deconn)\w* (pas|plus)|mourir ca|pas (en securite|a l abri)|peur (de|qu)|il est (la|derriere)|peux pas parler)\b/

/** Whether the caller says that no danger was meant. Only for dangers that the caller did not name plainly. */
export function deniesCheck(text: string): boolean {
  const words = normaliseText(text)
  if (doubtfulDenialPattern.test(words)) return false
  return (
    denialPattern.test(words) ||
    isDangerRetracted(text) ||
    isDangerDenied(text) ||
    isVaguelyDenied(text) ||
    isMeaningClarified(text)
  )
}

/** Handles the caller's reaction to a check. */
export function handleAnswerToCheck(draft: ResponseDraft, text: string): CheckResult {
  const words = normaliseText(text)
  const isMistake = mistakePattern.test(words) && !doubtfulDenialPattern.test(words)
  if (confirmationPattern.test(words) && !isMistake && !isDangerDenied(text)) return 'confirmed'
  if (isGoodbye(text, draft.context.companion.name)) {
    leaveCrisisMode(draft)
    draft.update({ hasSaidGoodbye: true, isCallerLeaving: true })
    draft.sayOneOf(checkGoodbyes)
    draft.sayOneOf(draft.context.companion.persona.manner.farewells)
    return 'answered'
  }
  if (isMistake || deniesCheck(text)) {
    apologiseForFalseAlarm(draft, text)
    return 'answered'
  }
  // "Sage-femme ou gynécologue ?" is no emergency, and its answer says when it would be one.
  if (professionalChoices.some(({ pattern }) => pattern.test(words))) {
    leaveCrisisMode(draft)
    return 'moved-on'
  }
  if (isCrisisRemark(draft.state.danger, text) || !isOrdinaryTalk(text)) return 'unclear'
  leaveCrisisMode(draft)
  draft.sayOneOf(movedOnReplies)
  return 'moved-on'
}

/** Whether the caller, asked for their age, says that they are an adult. */
export function confirmsAge(draft: ResponseDraft, text: string): boolean {
  const hasAsked = hasAskedAge(draft)
  if (
    !hasAsked ||
    !/^(?!.*\b(non|pas)\b).*\b(oui|ouais|si|bien sur|majeure?|adulte|(1[89]|[2-9]\d) ans|evidemment)\b/.test(
      normaliseText(text),
    )
  )
    return false
  draft.update({ falseAlarmCount: draft.state.falseAlarmCount + 1 })
  return draft.sayOneOf(ageConfirmedReplies)
}

/** Whether the caller, asked for their age, says that they are under 18. */
export const deniesAge = (draft: ResponseDraft, text: string): boolean =>
  hasAskedAge(draft) &&
  /^(euh |bah |ben )*(non|nan|pas encore|presque|bientot)\b/.test(normaliseText(text))

const hasAskedAge = ({ state }: ResponseDraft): boolean =>
  state.mode === 'conversation' &&
  state.lastResponse.some((sentence) => /dix-huit ans ou plus \?$/.test(sentence))

/** Whether the caller mentions a child, a spouse or a trade, which tells an adult from a minor. */
const speaksAsAdult = ({ state }: ResponseDraft): boolean =>
  state.callerStatements.some((text) =>
    /\b(?:mon (?:petit )?fils|ma (?:petite )?fille|mes (?:petits )?enfants|mon ado|mon mari|ma femme|mon metier|mon associee?|mes salaries|(?:a la|ma) retraite)\b/.test(
      normaliseText(text),
    ),
  )
