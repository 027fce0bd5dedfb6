import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { normaliseText } from '../../text-analysis/normalise-text'
import { completeNegation } from '../understanding/language/complete-negation'
import { listReflections } from '../understanding/language/reflect'
import { replacePhrases } from '../understanding/language/replace-phrases'
import { type Purpose, purposes } from './purpose'
import { ratePurposes } from './recognise-purpose'

/** Numbers of words: shorter clauses say too little, and longer ones are hard to follow by ear. */
const minWords = 4
const maxWords = 14

/** Minimum probability of the purpose at which a clause expresses it. */
const minProbability = 0.35

/** In a longer text most clauses are details, and one of them is restated only if its purpose is clear. */
const maxWordsOfShortText = 35
const minProbabilityInLongText = 0.5

/** Minimum probability that a clause tells something, when the purpose of the utterance is unknown. */
const minStatementProbability = 0.6

/** A clause that matches one of these cannot be restated safely. */
const unsafePatterns: readonly RegExp[] = [
  // Split in the wrong place, or makes no sense without the next clause.
  /[ ’](?:et|et puis|et après|puis|après|un jour|un soir|ou|mais|pourtant|comment|alors|donc|du coup|parce|quand|de|à|pour|avec|dans|sur|que|qui|même|très|trop|si|le|la|les|un|une|des|mon|ma|mes|ton|ta|tes|votre|vos|leurs?|son|sa|ses|maintenant|je|il|elle|on|y|en|est|sont|a|ont)$|(?:^| )(?:ou pas|ou non|n’est-ce pas)$|^(?:ça(?! (?:te|t’|vous))|c’est(?! (?:ton|ta|tes|votre|vos) )|c’était|il y a|y a|ce que|ce qui|ce qu’|(?:elle|lui|moi|toi|eux|nous) qu[e’]|(?:elle|lui|moi|toi|celui|celle|ce) qui) /i,
  // Speech that is reported without "que", whose end is uncertain: "il m'a dit ce soir c'est toi qui conduis".
  /(?:^|[ ’])(?:dit|dis|dites|disais|disait|disiez|répond|répondu|demande|crie|crié) (?!(?:toujours |souvent |encore )?(?:que |qu’)|si |pourquoi |comment |merci|bonjour|au revoir|oui$|non$|rien|quelque)/i,
  // A list without commas.
  /(?<!\p{L})(?:le|la|les) \p{L}+ (?:le|la|les) \p{L}+/iu,
  // The caller's age.
  /^(?:tu as|vous avez) .*ans$/i,
  // A negation without "ne", which the companion would not leave out, or words that recognised speech repeats.
  /(?:^| )sauf |^(?!.*(?:^|[ ’])n(?:e |’)).*(?:^| )(?:pas|plus|jamais|rien|(?<!comme )personne|aucune?)(?: |$)|(?:^| )enfin |.(?:^| )(?:toi|vous) (?:tu|vous|ton|ta|tes|vos|votre) |(?:^| )(\p{L}{4,}) .*\1(?: |$)/iu,
  // Belittles the caller: "tu es nul", "vous ne comprenez rien".
  /^(?:tu|vous) .*(?:(?:^|[ ’])(?:nuls?|nulles?|bêtes?|idiote?s?|con|conne|moches?|grosse?s?|folles?|fous?|incapables?|stupides?|ridicules?|lâches?|minables?|ratée?s?|vieux|vieille|lourde?s?)(?: |$)|(?:compren|ser|val|vau)\p{L}* (?:à )?rien)/iu,
  // A second clause without a conjunction: "tu vas lui écrire une lettre ça ne se fait plus". A pronoun after a
  // conjunction or a preposition does not count.
  /\S (?<!(?:^|[ ’])(?:que|quand|si|où|comme|dont|et|mais|ou|avec|pour|sans|chez|de|à|sur|vers|par|entre|parce|lorsque|puisque|ni|sur) )(?:tu \p{L}|vous (?:êtes|\p{L}+ez)|c’est|c’était|ils?|elles?|on|ça (?:se|s’|me|m’|te|t’|lui|fait|va|vaut|ne|n’|a|marche|coûte|sert)) ?/iu,
]

/** Matches words at the end that belong to the next clause, or that only ask for attention. */
const trailingPattern =
  / (?:merci (?:madame|monsieur|à vous|beaucoup)|et puis|remarquez|remarque|figurez-vous|figure-toi|évidemment|voilà|enfin|surtout .*|(?<!(?:suis|es|est|êtes|sont|étiez|était|par|venez|vient|reste|jusque|et) )là)$/i

/** Matches a clause that ends with a noun, which may be the subject of the clause after it: "tu appelles ta sœur elle". */
const nounAtEndPattern =
  /(?:^| )(?<!(?:^| )(?:pour|chez|dans|sur|sous|avec|sans|vers|contre|par|devant|derriere|depuis|a|de|d) )(?:(?:le|la|les|l|une?|des|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|leurs?|ce|cette|ces) \S+(?: \S+)?|moi|toi|lui|elle|eux)$/
const pronounAtStartPattern = /^(?:ils?|elles?|c|ca|on|lui|qui) /

/** Whether the clause really ends where it was split; recognised speech has no punctuation to tell. */
function endsSafely(text: string, clause: string): boolean {
  const [words, clauseWords] = [normaliseText(text), normaliseText(clause)]
  const index = words.indexOf(clauseWords)
  const wordsAfter = index === -1 ? '' : words.slice(index + clauseWords.length).trim()
  return !(nounAtEndPattern.test(clauseWords) && pronounAtStartPattern.test(wordsAfter))
}

/** Matches the beginning of another clause at the end of a clause: "tes angoisses et le nouveau". */
const begunClausePattern =
  / (?:et|mais) (?:(?!.* (?:est|était|a|sont|va) )(?:le|la|les|l’|un|une|mon|ma|ton|ta|tes|votre|vos|lui|elle|eux|son|sa) ?\S+(?: \S+){0,2}|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|hier|là|depuis).*)$/i

/**
 * Purposes of the clauses that are worth restating, which excludes questions and goodbyes. Includes answers and
 * signals, because the classifier, which sees the clause alone, often takes it for an answer or a signal although it
 * tells something.
 */
const statementPurposes = purposes.filter(
  (one) => one.startsWith('tells-') || one === 'answers' || one === 'signals',
)

/** Purposes of the clauses that matter most in an utterance. */
const toldPurposes = purposes.filter((one) => one.startsWith('tells-') && one !== 'tells-everyday')

/** Maximum probability that a restated clause belittles the caller, which would hurt in the companion's words. */
const maxSelfDoubtProbability = 0.4

/**
 * Restates the clause of a long utterance that expresses its purpose best, as the companion would say it: "tu as
 * annulé les vacances pour réparer la voiture". When the purpose is unknown (null), chooses the clause that most
 * probably tells something, other than an everyday matter. Returns null when no clause can be restated safely.
 */
export function restate(
  text: string,
  purpose: Purpose | null,
  address: FormOfAddress,
): string | null {
  let best: string | null = null
  let highest = purpose === null ? 0 : minProbability
  if (text.split(' ').length > maxWordsOfShortText) highest = minProbabilityInLongText
  for (const { clause, reflection } of listReflections(text, address)) {
    const restated = completeNegation(reflection)
      .replace(begunClausePattern, '')
      .replace(trailingPattern, '')
    const wordCount = restated.split(' ').length
    if (wordCount < minWords || wordCount > maxWords || !endsSafely(text, clause)) continue
    if (unsafePatterns.some((pattern) => pattern.test(restated))) continue
    const { probabilities } = ratePurposes(replacePhrases(clause))
    const sum = (some: readonly Purpose[]) =>
      some.reduce((total, one) => total + (probabilities.get(one) ?? 0), 0)
    if (purpose === null && sum(statementPurposes) < minStatementProbability) continue
    const probability = sum(purpose === null ? toldPurposes : [purpose])
    if ((probabilities.get('tells-self-doubt') ?? 0) > maxSelfDoubtProbability) continue
    if (probability > highest) {
      best = restated
      highest = probability
    }
  }
  return best
}
