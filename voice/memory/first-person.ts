import { irregularVerbs } from '../french/words/irregular-verbs'

const jeByVous = new Map(irregularVerbs.map(([je = '', , , vous = '']) => [vous, je] as const))

/** Converts a verb form from "vous" to "je". */
const toFirstPersonVerb = (verb: string): string =>
  jeByVous.get(verb) ?? verb.replace(/riez$/, 'rais').replace(/ez$/, 'e')

const feminineNoun =
  /^(?:petite |grande |vieille |grosse )?(?:fille|sœur|soeur|mère|maman|mamie|grand-mère|femme|compagne|copine|fiancée|cousine|tante|tata|marraine|filleule|nièce|voisine|coloc|cheffe|patronne|belle-\p{L}+|petite-fille|chatte|chienne|perruche|tortue|poule|ponette|chèvre|(?![aeiouyéêèhœ])\p{L}+(?:trice|euse|ienne))(?!\p{L})/iu

/**
 * Rephrases a stored statement as the caller would say it, so that questions can be answered from it as from the
 * caller's own words: "Votre chien s’appelle Rex." becomes "mon chien s’appelle Rex." The quotation shows
 * whether "votre" was "mon" or "ma".
 */
export function toFirstPersonStatement(statement: string, quote = ''): string {
  return statement
    .replace(/^Vous vous (\p{L}+)/u, (_, verb) => `je me ${toFirstPersonVerb(verb)}`)
    .replace(/^Vous ((?:ne |n’)?)(\p{L}+)/u, (_, negation, verb) => {
      return `je ${negation}${toFirstPersonVerb(verb)}`
    })
    .replace(/^je me (?=[aeiouéêh])/u, 'je m’')
    .replace(/^je (?=[aeiouéêh])/u, 'j’')
    .replace(/(?<!\p{L})votre (?=(.*))/giu, (_, rest: string) => `${findPossessive(rest, quote)} `)
    .replace(/(?<!\p{L})vos (?=\p{L})/giu, 'mes ')
}

/** Returns "mon" or "ma" for the noun at the start of `rest`: as in the quotation, or else by the noun's gender. */
function findPossessive(rest: string, quote: string): string {
  const noun = /^[\p{L}-]+/u.exec(rest)?.[0] ?? ''
  const quoted = new RegExp(`(?<!\\p{L})(mon|ma) ${noun}(?!\\p{L})`, 'iu').exec(quote)?.[1]
  return quoted?.toLowerCase() ?? (feminineNoun.test(rest) ? 'ma' : 'mon')
}
