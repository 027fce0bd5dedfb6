import { normaliseText } from '../text-analysis/normalise-text'
import type { Danger } from './danger'

/**
 * Dangers that count as certain only if the caller also used a danger word, because the rule may have matched a
 * recognition error. The others, such as poisoning, count as certain without one.
 */
const dangersThatNeedDangerWords: ReadonlySet<Danger> = new Set([
  'suicide',
  'suicide-imminent',
  'suicide-of-other',
  'self-harm',
  'violence-threatened',
  'partner-violence',
  'violence-suffered',
])

/** Words that name a danger or usually occur with one. A report without any of them may be a recognition error. */
export const dangerWords =
  /\b(mourir|mort\w*|meur\w*|crev\w*|tu(er?|es?|ent|ee|ait|erai\w*)|but(er?|ent|erai\w*)|plant(er?|ent)|suicid\w*|pend(re|s|u|ue)|flingu\w*|saut(er?|erai)|vide|pont|toit|rails|vivre|vie|(?<!tout le )monde|adieu|pardon\w*|en finir|finisse|disparai\w*|sans moi|pour toujours|pour de bon|autant que|poids|corde|couteau\w*|cutter|lames?|rasoir|armes?|fusil|pistolet|cachets?|comprimes?|medicaments?|aval\w*|sang|saign\w*|frapp\w*|tap(er?|es|ent|ee?|ait)|cogn\w*|gifl\w*|claques?|bat(s|tre|tu|tue|tait)?|coups?|bleus?|marques?|etrangl\w*|gorge|cou|viol\w*|touch\w*|forc\w*|oblig\w*|mal|peur|terroris\w*|enferm\w*|ceinture|brul\w*|coup(er?|ais|ees?)|scarifi\w*|danger|secours|aide\w*|police|hurl\w*|cri(e|es|ent|er|ait)|ivre|boit|bu|bourre|souffr\w*|plus (envie|la force|personne|rien))\b/

/**
 * Whether a danger that a rule recognised is certain: the last statement is not ambiguous, and either the danger
 * needs no danger word or one of the statements contains one. `statements`: what the caller said, the latest last.
 */
export const isRuleMatchCertain = (danger: Danger, statements: readonly string[]): boolean =>
  !isAmbiguous(statements) &&
  (!dangersThatNeedDangerWords.has(danger) ||
    statements.some((statement) => dangerWords.test(normaliseText(statement))))

/** "Il va me tuer" without further words may be a figure of speech for "he will be angry". */
const threatAlone =
  /^(?:oh |ah |mais |bon |la )?(?:il|elle|ils|elles|on|mes parents|mes darons|ma mere|mon pere) (?:va|vont) me tuer$/

/** "Il répond pas" alone may be about a message; after a fall it is an emergency, as is "il répond plus". */
const noAnswerAlone = /^(?:et |mais |la )*(?:il|elle) (?:ne )?repond pas$/
const bodyWords =
  /\b(?:tomb\w*|par terre|bouge\w*|reveill\w*|yeux|pouls|levres|baignoire|escalier)\b/
const messageWords =
  /\b(?:messages?|textos?|sms|mails?|whatsapp|insta\w*|ecrit|appel\w*|rappel\w*|telephon\w*|sonne\w*|messagerie|repondeur|lu)\b/

/** Whether the text is "il répond pas", right after words about messages, and no earlier text mentions an emergency. */
export const isUnansweredMessage = (text: string, previous: readonly string[]): boolean =>
  noAnswerAlone.test(normaliseText(text).trim()) &&
  messageWords.test(normaliseText(previous.at(-1) ?? '')) &&
  !previous.some(mentionsEmergency)

const mentionsEmergency = (text: string) =>
  hasExplicitDangerWords(text) || bodyWords.test(normaliseText(text))

/** "Je vais l'étrangler, ce gosse" is nearly always said only in anger, so the companion first asks what is meant. */
const angryThreatAlone =
  /^(?:\w+ )?je vais (?:l |le |la |les )(?:etrangler|etriper|massacrer|trucider|tuer|bouffer) (?:ce|cette|ces|mon|ma|mes) (?:gosses?|gamine?s?|momes?|ados?|chats?|chiens?|frere|soeur|collegues?|coloc|petite?)$/

/**
 * Whether the last statement may be harmless: "il répond pas", a threat in anger, or "il va me tuer" after another
 * statement. False when an earlier statement has explicit danger words or, for "il répond pas", words such as "par
 * terre".
 */
function isAmbiguous(statements: readonly string[]): boolean {
  const lastWords = normaliseText(statements.at(-1) ?? '').trim()
  const earlier = statements.slice(0, -1)
  if (noAnswerAlone.test(lastWords)) return !earlier.some(mentionsEmergency)
  if (angryThreatAlone.test(lastWords)) return !earlier.some(hasExplicitDangerWords)
  return threatAlone.test(lastWords) && earlier.length > 0 && !earlier.some(hasExplicitDangerWords)
}

const threatOfParents =
  /^(?:et |oh |ah |mais |bon |la )*(?:(?:mes )?(?:parents|darons)|ma mere|mon pere|ils|elle|il) (?:va|vont) (?:encore )?me tuer$/

const schoolFailure =
  /\b(?:rate|ratee?s?|loupee?s?|redouble|bulletin|mauvaises? notes?|zero)\b.*\b(?:exam\w*|partiels?|bac|brevet|permis|concours|bulletin|maths|annee|trimestre)\b|\b(?:bulletin|redouble)\b/

/**
 * Whether parents "are going to kill" a caller who has just mentioned a failed exam or a bad mark. False when an
 * earlier text has explicit danger words.
 */
export const isThreatAfterSchoolFailure = (text: string, previous: readonly string[]): boolean =>
  threatOfParents.test(normaliseText(text).trim()) &&
  schoolFailure.test(normaliseText(previous.at(-1) ?? '')) &&
  !previous.some(hasExplicitDangerWords)

/** Words that report a danger by themselves: dying, killing, lethal means, blows, signs of an emergency. */
const explicitWords =
  /\b(mourir|morte?s?|mourr\w+|(me|se|te|le|la|les|moi) (tuer?|buter?|pendre|flinguer?|supprimer)|vais (tuer|buter|planter)|suicid\w*|en finir|plus vivre|pendue?|crever|corde|couteau\w*|cutter|lames?|rasoir|fusil|carabine|pistolet|flingue|armes?|cachets?|comprimes?|somniferes|medicaments|medocs|overdose|avale\w*|javel|empoisonn\w*|veines?|scarifi\w*|me fa(is|ire) du mal|saign\w*|du sang|frapp\w*|cogn\w*|gifl\w*|battue?s?|bat(s|tre)?|tabass\w*|etrangl\w*|egorg\w*|poignard\w*|viole\w*|violer|forcee?s?|agress\w*|menac\w*|ceinture|respire (plus|pas|mal)|respirer|inconscient\w*|convuls\w*|etouff\w*|infarctus|poitrine|avc|malaise|hemorragie|contractions|police|samu|secours)\b/

export const hasExplicitDangerWords = (text: string): boolean =>
  explicitWords.test(normaliseText(text))
