import { convertVousToJe } from '../french/conjugate'

const feminineNoun =
  /^(?:petite |grande |vieille |grosse )?(?:fille|sœur|soeur|mère|maman|mamie|grand-mère|femme|compagne|copine|fiancée|cousine|tante|tata|marraine|filleule|nièce|voisine|coloc|cheffe|patronne|belle-\p{L}+|petite-fille|chatte|chienne|perruche|tortue|poule|ponette|chèvre|(?![aeiouyéêèhœ])\p{L}+(?:trice|euse|ienne))(?!\p{L})/iu

/**
 * Rephrases a stored statement as the caller would say it, so that questions can be answered from it as from the
 * caller's own words: "Votre chien s’appelle Rex." becomes "mon chien s’appelle Rex." The quotation shows
 * whether "votre" was "mon" or "ma".
 */
export function toFirstPersonStatement(statement: string, quote = ''): string {
  return (
    statement
      .replace(
        /^Vous (ne |n’)?(vous )?((?:les?|la|lui|leur|y|en) |l’)?(\p{L}+)/u,
        (_, negation = '', reflexive = '', pronoun = '', verb: string) =>
          `je ${negation && 'ne '}${reflexive && 'me '}${pronoun}${convertVousToJe(verb)}`,
      )
      // Elides "je", "ne" and "me" before a vowel: "j’ai", "je n’ai", "je m’ennuie".
      .replace(/^je (ne )?me (?=[aeiouyéêh])/u, 'je $1m’')
      .replace(/^je ne (?=[aeiouyéêh])/u, 'je n’')
      .replace(/^je (?=[aeiouyéêh])/u, 'j’')
      .replace(
        /(?<!\p{L})votre (?=(.*))/giu,
        (_, rest: string) => `${findPossessive(rest, quote)} `,
      )
      .replace(/(?<!\p{L})vos (?=\p{L})/giu, 'mes ')
  )
}

/** Returns "mon" or "ma" for the noun at the start of `rest`: as in the quotation, or else by the noun's gender. */
function findPossessive(rest: string, quote: string): string {
  const noun = /^[\p{L}-]+/u.exec(rest)?.[0] ?? ''
  const quoted = new RegExp(`(?<!\\p{L})(mon|ma) ${noun}(?!\\p{L})`, 'iu').exec(quote)?.[1]
  return quoted?.toLowerCase() ?? (feminineNoun.test(rest) ? 'ma' : 'mon')
}
