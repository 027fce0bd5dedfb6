import type { FormOfAddress } from '../../domain/companions/companion-persona'
import { capitaliseFirst, lowercaseFirst } from '../text-analysis/letter-case'
import { convertThirdPersonToVous, convertVousToTu } from './conjugate'
import { imperfectByPresent } from './words/irregular-verbs'

/**
 * Adapts a statement that calls the caller "vous": puts it into the past tense if `isOver`, and replaces
 * "vous" with "tu" for a companion that says "tu". `quote` holds the caller's own words, which show whether "votre" was
 * "mon", "ma" or "notre".
 */
export function addressStatement(
  statement: string,
  { address, quote, isOver }: { address: FormOfAddress; quote: string; isOver: boolean },
): string {
  const text = isOver ? putIntoPast(statement) : statement
  return address === 'vous' ? text : replaceVousWithTu(text, quote)
}

/** Replaces "vous" and its verb and possessives with the forms for "tu". */
function replaceVousWithTu(text: string, quote: string): string {
  const informal = lowercaseFirst(text)
    .replace(/^vous /, 'tu ')
    // "Tu avez" becomes "tu as".
    .replace(/(?<=^tu (?:vous )?)(?!vous )\p{L}+/u, convertVousToTu)
    .replace(/(?<=(?:avec|pour|chez|de|sans|et|à) )vous(?!\p{L})/gu, 'toi')
    .replace(/(?<= )vous (?=\p{L})/gu, 'te ')
    .replace(/(?<= )te (?=[aeiouéêh])/gu, 't’')
    .replace(/(?<!\p{L})vos /gu, 'tes ')
    .replace(/(?<!\p{L})votre(?= ([\p{L}-]+))/gu, (_, noun: string) => translateVotre(noun, quote))
  return capitaliseFirst(informal)
}

/** Returns the possessive that replaces "votre" before the noun. */
function translateVotre(noun: string, quote: string): string {
  const isQuotedWith = (determiner: string) =>
    new RegExp(`(?<!\\p{L})${determiner} (?:\\p{L}+ )?${noun}`, 'iu').test(quote)
  if (isQuotedWith('notre')) return 'votre'
  const isFeminine = isQuotedWith('(?:ma|une)')
  const startsWithVowel = /^[aeiouéêèhœ]/i.test(noun)
  return isFeminine && !startsWithVowel ? 'ta' : 'ton'
}

/** Matches a verb in the present of the third person, in statements about somebody close to the caller. */
const thirdPersonVerb =
  /(?<= )(a|est|vient|viennent|part|partent|revient|reviennent|prend|sort|court|passe|arrive|rentre|marie|commence|fête|déménage|débarque|emménage|emmène|expose|joue)(?=(?: |\.))/u

/**
 * Puts the verb into the imperfect: "Vous avez un entretien" becomes "Vous aviez un entretien". Leaves a birthday in
 * the present tense.
 */
function putIntoPast(statement: string): string {
  if (/anniversaire/i.test(statement)) return statement
  return /^Vous /.test(statement)
    ? statement.replace(/(?<=^Vous (?:vous )?)(?!vous )\p{L}+/u, toImperfectForVous)
    : statement.replace(thirdPersonVerb, toImperfect)
}

/** Converts a verb from the present for "vous" to the imperfect. */
const toImperfectForVous = (verb: string) =>
  imperfectByPresent.get(verb) ?? verb.replace(/(?<!i)ez$/, 'iez')

/** Converts a verb from the present for "il" or "ils" to the imperfect. */
const toImperfect = (verb: string) =>
  imperfectByPresent.get(verb) ??
  (convertThirdPersonToVous(verb) ?? verb)
    .replace(/cez$/, 'çait')
    .replace(/gez$/, 'geait')
    .replace(/ez$/, 'ait')
