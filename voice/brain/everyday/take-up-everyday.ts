import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { openQuestions } from '../templates/conversation-templates'
import { capitaliseFirst, lowercaseFirst, type Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findDetails, joinDetails } from '../understanding/find-details'
import { mirror } from '../understanding/mirror'
import { findEverydaySubject } from './everyday-subjects'
import {
  answeredQuestions,
  beliefQuestions,
  comingQuestions,
  furtherQuestions,
  hardQuestions,
  mirrored,
  mirroredHard,
  namedOpenings,
  openings,
  pastQuestions,
  personQuestions,
  refusalQuestions,
  remembranceQuestions,
  saidQuestions,
  severalOpenings,
  wishQuestions,
} from './everyday-templates'
import type { EverydaySubject, Tone } from './parse-subjects'

/** Whether what was told is pleasant, a small annoyance, or neither. */
export function findTone({ act, mood }: UtteranceAnalysis): Tone {
  if (act === 'tells-annoyance') return 'bad'
  return act === 'tells-joy' || mood === 'joy' ? 'good' : 'plain'
}

/** Of a longer sentence only the thing is named, not the whole sentence. */
const maxMirroredWords = 15

/** A text of at most so many words is an answer or a fragment and is used unchanged. */
const maxFragmentWords = 4

/** A noun phrase without pronouns, such as "la montagne": it needs no change of person. */
function toFragment(text: string): string | null {
  const words = text
    .replace(/['`]/g, '’')
    .replace(/[^\p{L}\p{N}\s’-]/gu, ' ')
    .trim()
  const isPersonal =
    /(?:^|[ ’])(?:je|j|me|m|moi|mon|ma|mes|tu|te|toi|t|ton|ta|tes|vous|votre|vos|on|nous|non|oui|ah|bon|ok)(?:$|[ ’])/i
  return isPersonal.test(words) || words === '' ? null : lowercaseFirst(words)
}

/** Says something about what the caller told of an ordinary day: names it, and remarks on it. */
export function remarkOnEveryday(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { details, intents, normalisedText, text, wordCount } = utterance
  const tone = findTone(utterance)
  const subject = findEverydaySubject(normalisedText)
  const { address } = draft.context.companion.persona
  const words = (wordCount <= maxFragmentWords ? toFragment(text) : null) ?? mirror(text, address)
  const isOpening = intents.has('greeting') && draft.state.turnCount <= 2
  if (isOpening)
    draft.sayOneOf([utterance.callerName ? '{greeting} {name}.' : '{greeting}.'], {
      greeting: chooseGreeting(normalisedText),
    })
  const named = wordCount > maxMirroredWords ? findDetails(text, address, 3) : []
  const isNamed =
    named.length > 1 && draft.sayOneOf(severalOpenings, { details: joinDetails(named) })
  const isHard = utterance.act === 'tells-hardship'
  const isMirrored =
    !isNamed && words !== null && draft.sayOneOf(isHard ? mirroredHard : mirrored[tone], { words })
  if (isHard && isMirrored) return true
  const things = details.filter(({ kind }) => kind !== 'person')
  const detail =
    things.find(({ phrase }) => subject?.pattern.test(normaliseText(phrase))) ??
    things[0] ??
    details[0]
  if (!isMirrored && !isNamed && detail) draft.sayOneOf(namedOpenings, { detail: detail.phrase })
  if (isMirrored && draft.nextRandomValue() < 0.4) return true
  const hasRemarked =
    subject !== null &&
    !complainsOfSomebody(utterance) &&
    !remembersSomebody(draft, utterance) &&
    sayLine(draft, subject, tone, false, utterance)
  return hasRemarked || draft.sentences.length > 0 || draft.sayOneOf(openings[tone])
}

/** Asks something that fits what was told, and was not told already. */
export function askAboutEveryday(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const tone = findTone(utterance)
  if (remembersSomebody(draft, utterance) && draft.sayOneOf(remembranceQuestions)) return true
  const subject = findSubject(draft, utterance)
  const isSaid = said.test(utterance.normalisedText)
  if (isSaid && tone === 'plain' && draft.sayOneOf(saidQuestions)) return true
  const isAboutOther = otherActs.test(utterance.normalisedText) && tone === 'plain'
  if (isAboutOther && draft.sayOneOf(personQuestions)) return true
  const isHard = utterance.act === 'tells-hardship'
  if (isHard && draft.sayOneOf(hardQuestions)) return true
  if (subject && !complainsOfSomebody(utterance) && sayLine(draft, subject, tone, true, utterance))
    return true
  return listQuestions(utterance, tone).some((questions) =>
    draft.sayOneOf(leaveOutAnswered(questions, utterance)),
  )
}

/** Whether the caller, who has lost somebody, speaks of this person in the past. */
export const remembersSomebody = (
  { state }: ResponseDraft,
  { normalisedText }: UtteranceAnalysis,
): boolean =>
  (state.pastTopics.includes('grief') || state.pastTopics.includes('breakup')) &&
  /\b(elle|il|mon (mari|pere|frere|fils|ami|ex|copain|compagnon)|ma (femme|mere|soeur|fille|amie|compagne|copine)|on)\b/.test(
    normalisedText,
  ) &&
  /\b(?!\w+rait\b)(?:\w+(?:ait|aient)|etaient)\b/.test(normalisedText)

/** "Mon mari comprend rien": no cheerful remark about couples fits. */
const complainsOfSomebody = ({ details, normalisedText }: UtteranceAnalysis): boolean =>
  details.some(({ kind }) => kind === 'person') &&
  /\b(rien|jamais|pas|plus|nulle?|chiante?|crie\w*|rale\w*|enerve\w*|jalou\w*|absente?|refuse\w*|trop|deteste\w*|insupportable|avait|etait|aimait|faisait)\b/.test(
    normalisedText,
  )

/** A short sentence goes on with the subject of the one before it. */
function findSubject(draft: ResponseDraft, { normalisedText, wordCount }: UtteranceAnalysis) {
  const [last = ''] = draft.state.callerStatements.slice(-1)
  return (
    findEverydaySubject(normalisedText) ??
    (wordCount <= maxFragmentWords ? findEverydaySubject(normaliseText(last)) : null)
  )
}

/** Prefers lines for good or bad news to neutral ones. */
function sayLine(
  draft: ResponseDraft,
  { lines }: EverydaySubject,
  tone: Tone,
  isQuestion: boolean,
  utterance: UtteranceAnalysis,
): boolean {
  const tones: readonly Tone[] = tone === 'plain' ? ['plain'] : [tone, 'plain']
  return tones.some((wanted) =>
    draft.sayOneOf(
      leaveOutAnswered(
        lines
          .filter((line) => line.isQuestion === isQuestion && line.tone === wanted)
          .map(({ template }) => template),
        utterance,
      ),
    ),
  )
}

export const leaveOutAnswered = (
  templates: readonly Template[],
  { normalisedText }: UtteranceAnalysis,
) =>
  templates.filter(
    (template) =>
      !answeredQuestions.some(
        ([question, answer]) =>
          template.endsWith('?') && question.test(template) && answer.test(normalisedText),
      ),
  )

const said =
  /^(?!.*\b(?:je|j) (?:\w+ )?(?:ai|dis|demande|reponds)\b).*\b(?:il|elle|ils|elles|mon \w+|ma \w+) (?:m |me |nous |lui )*(?:a |ont )?(?:dit|disent|demande\w*|propos\w*|repond\w*|repondu|annonce\w*|raconte\w*|ecrit|crie\w*|voudrait|veut)\b/
const wish = /\b(?:je|j) (?:veux|voudrais|aimerais|reve|ai envie|adorerais)\b/
const refusal = /\b(?:je|j) (?:ne )?(?:veux|voudrais|peux|supporte\w*|ai envie) (?:pas|plus)\b/
const belief = /\b(je (crois|pense|suppose|trouve) (que|qu)|j ai l impression|on dirait)\b/
const coming =
  /\b(demain|apres demain|(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)( prochain)?|la semaine prochaine|le mois prochain|bientot|cet ete|ce soir|ce week end)\b/
/** In the text itself, because accents tell "j'ai mangé" from "j'ai une idée". */
const past =
  /(?<!\p{L})(?:hier|dernier|dernière|étai(?:s|t|ent)|avai(?:s|t|ent)|(?:j’ai|on a|(?:il|elle|tu) [ae]s?|(?:ils|elles) ont|(?:je|on|il|elle)(?: me| se| m’| s’| ?)?(?:suis|est)) (?:pas |bien |tout |enfin |encore |déjà )?(?!une?(?!\p{L})|trois|six(?!\p{L})|dix|plus(?!\p{L})|depuis|besoin|envie)\p{L}+(?:é|ée|és|ées|i|ie|u|ue|is|ise|it|ite|ert|erte))(?!\p{L})/iu
const otherActs =
  /^(?!.*\b(?:je|j|me|m|mon|ma|mes|on|nous)\b)(?:(?:et|mais|puis|alors|la|en plus|du coup) )*(?:ils?|elles?) (?!y a\b|fait|faut\b|pleut\b|neige\b)/

function listQuestions(
  { normalisedText, text }: UtteranceAnalysis,
  tone: Tone,
): readonly (readonly Template[])[] {
  if (tone !== 'plain') return [furtherQuestions[tone], openQuestions]
  const general = [...openQuestions, ...furtherQuestions.plain]
  if (refusal.test(normalisedText)) return [refusalQuestions, general]
  if (wish.test(normalisedText)) return [wishQuestions, general]
  if (belief.test(normalisedText)) return [beliefQuestions, general]
  const isPast = past.test(text.replace(/['`]/g, '’'))
  if (coming.test(normalisedText) && !isPast) return [comingQuestions, general]
  if (otherActs.test(normalisedText)) return [personQuestions, general]
  return isPast ? [pastQuestions, general] : [general, pastQuestions]
}

/** Follows the caller's "bonsoir" or "bonjour", because the dialogue does not know the time of day. */
export const chooseGreeting = (normalisedText: string) => {
  const [first = ''] = normalisedText.split(' ')
  const own = /^(?:bonsoir|hola|ciao|salam|coucou|hello)$/.test(first) ? first : null
  if (own !== null) return capitaliseFirst(own)
  return /^(?:salut|yo|hey|wesh|re)$/.test(first) ? 'Salut' : 'Bonjour'
}
