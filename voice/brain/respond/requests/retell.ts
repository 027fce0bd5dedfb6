import type { ResponseDraft } from '../../dialogue/response-draft'
import { findStories, type Story, stories } from '../../knowledge/stories'
import { isLikelyStatement } from '../../purposes/is-likely-statement'
import { isQuestionPurpose } from '../../purposes/purpose'
import { nothingToldReplies, summaryIntroductions } from '../../templates/answers/memory-templates'
import { oneLiners, otherStoryIntroductions } from '../../templates/story-templates'
import { isQuestion } from '../../understanding/language/is-question'
import { reflect } from '../../understanding/language/reflect'
import { repeatLastResponse } from '../repeat-sentences'
import type { Rule } from '../rule'

const summaryRequest =
  /\b((resume|resumez|resumer|recapitul\w*) (moi )?(ce qu\w*|tout|notre|la|l|un peu|$)|(fais|faites|faire|on fait) (moi )?(le|un) (point|resume|bilan|recap\w*)|qu est ce que (tu as|vous avez) retenu|(fais|faites) moi un (petit )?(resume|recap\w*|bilan)|(petit|un) resume|(tu as|vous avez) retenu quoi)\b/
const maxFacts = 4

/** Sums up what the caller told. */
export const summarise: Rule = (draft, { act, normalisedText }) =>
  (act === 'asks-summary' || summaryRequest.test(normalisedText)) &&
  (sayFacts(draft, summaryIntroductions) || draft.sayOneOf(nothingToldReplies))

/** Says the most informative facts of the call in the order in which the caller told them; false when there are none. */
export function sayFacts(draft: ResponseDraft, introductions: readonly string[]): boolean {
  const { address } = draft.context.companion.persona
  const facts = draft.state.callerStatements
    .filter((statement) => !/^(?:(?:mais|ah|oh|euh) )*(?:non|nan)(?!\p{L})/iu.test(statement))
    .flatMap((statement) =>
      statement
        .replace(/'/g, '’')
        .split(
          /(?<=[.!?…])\s|, (?=(?:je |j’|mon |ma |mes |il |elle |on |comment |tu |vous |est-ce |c’est ))/,
        ),
    )
    .filter((clause) => !isQuestion(clause) && !aboutTalk.test(clause))
    .map((clause) =>
      reflect(clause, address)?.replace(/^((?:ton|ta|votre) \S+) (?:il|elle) /, '$1 '),
    )
    .filter((fact): fact is string => fact !== undefined)
    .filter((fact) => fact.split(' ').length >= 4 && fact.split(' ').length <= maxFactWords)
    .map((fact, index) => ({ fact, index, weight: rateFact(fact) }))
    .filter(({ weight }) => weight > 0)
  const chosen = [...new Map(facts.map((one) => [one.fact, one])).values()]
    .sort((one, other) => other.weight - one.weight || one.index - other.index)
    .slice(0, maxFacts)
    .sort((one, other) => one.index - other.index)
  if (chosen.length === 0) return false
  draft.sayOneOf(introductions)
  const pairs = { 'D’abord': chosen.slice(0, 2), Ensuite: chosen.slice(2) }
  for (const [word, pair] of Object.entries(pairs))
    if (pair.length > 0)
      draft.sentences.push(`${word}, ${pair.map(({ fact }) => fact).join(' ; et ')}.`)
  return true
}

const maxFactWords = 14

/** Matches words about the conversation itself, which are not facts: "je te parle de", "je sais pas". */
const aboutTalk =
  /(?:^| )(?:je (?:te|t’|vous|lui) ?(?:parl|dis|dit|demand|répond)\p{L}*|j’(?:te|vous) |je (?:ne )?(?:sais|vois|comprends) pas|de question|merci|pardon|ça va|moi aussi|c’est ça|je rigole)(?= |$)/iu

/** What makes a fact telling: people, numbers, days, plans and work, names. */
const tellingWords: readonly RegExp[] = [
  /(?<!\p{L})(?:ton|ta|tes|votre|vos) \p{L}{3,}/iu,
  /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|vingt|trente|cent|mille) /iu,
  /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|semaine|mois)(?!\p{L})/iu,
  /(?<!\p{L})(?:veux|voulez|voudrais|voudriez|aimerais|vas|allez|travailles?|travaillez|habites?|habitez|es|êtes) /iu,
  /\p{Ll} \p{Lu}\p{Ll}+/u,
]
const emptyVerbs =
  /^(?:tu|vous) (?:ne |n’)?(?:crois|croyez|pense|pensez|vois|voyez|dis|dites|préfères?)(?!\p{L})/iu

const rateFact = (fact: string) =>
  tellingWords.filter((pattern) => pattern.test(fact)).length + (emptyVerbs.test(fact) ? -1.5 : 0.5)

const storyRequest =
  /\b(?:racont\w*|invente\w*|decri\w*|distrai\w*|(?:dis|dites|parle|parlez)(?= (?:moi|nous)))(?: \w+){0,4}? (?:histoires?|conte|anecdotes?|(?:quelque )?choses?|trucs?|bricole|n importe quoi|ce que (?:tu veux|vous voulez)|connerie|betise|gare|voyage|marche|mer)\b|\b(?:change\w*|changer) (?:moi )?les idees\b|\b(?:fais|faites) moi (?:rever|sourire)\b|\bdistrai\w* moi\b|\ba (?:toi|vous) (?:\w+ )?(?:de )?racont\w+/
/** Matches requests for a joke, kind words, an idea or another subject, which other rules answer. */
const otherRequest =
  /\b(?:trucs?|chose|idees?) a (?:manger|faire|cuisiner|lire|regarder|ecouter|offrir)\b|\b(?:blagues?|devinettes?|autre chose|joli\w*|gentil\w*|doux|douce|beau|belle chose|sur (?:toi|vous)|de (?:toi|vous))\b|\b(?:je|j) .*\b(?:raconter|dire)\b/
/** A longer text is no request for a story. */
const maxRequestWords = 18
const explicitSubject = /\b(?:avec|sur) (?:le |la |les |l |un |une |des )?(\w{3,})/

/** Tells a short story, one about what the caller names if there is one. */
export const tellStory: Rule = (draft, utterance) => {
  const { act, normalisedText, purpose, wordCount } = utterance
  const isAsked = act === 'asks-story' && isQuestionPurpose(purpose.purpose)
  if (wordCount > maxRequestWords || isLikelyStatement(utterance)) return false
  if (!storyRequest.test(normalisedText) && !isAsked) return false
  if (otherRequest.test(normalisedText)) return false
  // Companions of this category tell a story as a role-play (role-play.ts).
  if (draft.context.companion.category === 'fantasmes' && !isAsked) return false
  const isUntold = (story: Story) => !draft.hasSaid(story.sentences[0] ?? '')
  const suitable = findStories(normalisedText).filter(isUntold)
  const subject = explicitSubject.exec(normalisedText)?.[1]
  const hasSubject = subject === undefined || suitable.some(({ tags }) => tags.has(subject))
  if (!hasSubject) draft.sayOneOf(otherStoryIntroductions)
  const options = suitable.length > 0 ? suitable : stories.filter(isUntold)
  const story = options[Math.floor(draft.nextRandomValue() * options.length)]
  if (!story) return draft.sayOneOf(oneLiners)
  draft.sayAll(story.sentences)
  draft.canBeShortened = false
  return true
}

const complaint =
  /\b((tu|vous|t) (l |le |me l |nous l )?(as|avez|a) (deja|encore) (dit\w*|demande\w*|pose\w*|propose\w*|fait)|(ca|celui la|celle la) (tu|vous) (l )?(as|avez) deja|(tu|vous) (te |vous )?(repetes?|repetez) (toujours|tout le temps|encore|souvent|la meme|les memes)\b.*|(tu|vous) (te |vous )?(repetes?|repetez)( un peu| beaucoup)?$|encore (la meme|le meme|cette) (question|phrase|mot)|deja (dit|pose|demande) (ca|cette|celui))\b/

const slowerPace = /\b(?:moins vite|trop vite|plus (?:lentement|doucement))\b/
const louderVoice = /\b(?:parlez?|redis|dis le|dites le|redites)(?: moi ca)? plus fort\b/

/** Repeats the last response when the caller did not hear or understand, slowly if asked. */
export const repeatOnRequest: Rule = (draft, { act, intents, wordCount, normalisedText }) => {
  if (wordCount > (act === 'repeat' ? 16 : 9) || complaint.test(normalisedText)) return false
  if (/\bce qu(?:e|on)?\b|\b(?:on (?:peut|pourrait|va)|jou(?:e|es|ez|er)) /.test(normalisedText))
    return false
  const isSlow = slowerPace.test(normalisedText)
  const isAsked = isSlow || intents.has('repeat') || louderVoice.test(normalisedText)
  return isAsked && repeatLastResponse(draft, isSlow)
}
