import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { convertThirdPersonToVous, makeInformal } from './conjugate'

/** Matches feminine nouns, before which "votre" becomes "ta". */
const feminine =
  /^(?:petite |grande |meilleure (?!amie)|belle-|grand-mère|petite-fille|(?:fille|sœur|soeur|mère|maman|femme|copine|tante|nièce|cousine|mamie|marraine|chatte|chienne|voisine|cheffe|patronne|coloc|fiancée|compagne|collègue|retraite|maison|voiture|rentrée|soutenance|réunion|fête|crémaillère)(?!\p{L}))/iu

/**
 * Rephrases a statement about the caller, which says "vous", for a companion that says "tu", and puts it into the past
 * tense when its event is over. The quotation shows whether "votre" was "mon" or "ma".
 */
export function addressStatement(
  statement: string,
  { address, quote, isOver }: { address: FormOfAddress; quote: string; isOver: boolean },
): string {
  const text = isOver ? putIntoPast(statement) : statement
  if (address === 'vous') return text
  return text
    .replace(
      /(?<!\p{L})([Vv])ous vous (\p{L}+)/gu,
      (_, first: string, verb: string) =>
        `${first === 'V' ? 'T' : 't'}u ${/^[aeiouéêh]/i.test(verb) ? 't’' : 'te '}${makeInformal(verb)}`,
    )
    .replace(/^Vous (\p{L}+)/u, (_, verb: string) => `Tu ${makeInformal(verb)}`)
    .replace(/(?<= )vous (?=m?[aeiouéêh]\p{L}+)/giu, 't’')
    .replace(/(?<=(?:avec|pour|chez|de|sans|et|à) )vous(?!\p{L})/giu, 'toi')
    .replace(/(?<= )vous (?=\p{L}+)/giu, 'te ')
    .replace(
      /(?<!\p{L})([Vv])otre ([\p{L}-]+(?: [\p{L}-]+)?)/gu,
      (_, first: string, noun: string) => {
        const word = noun.split(' ')[0] ?? noun
        const isFeminine =
          new RegExp(`(?<!\\p{L})ma ${word}`, 'iu').test(quote) || feminine.test(noun)
        const isElided = /^[aeiouéêèhœ]/i.test(noun)
        return `${first === 'V' ? 'T' : 't'}${isFeminine && !isElided ? 'a' : 'on'} ${noun}`
      },
    )
    .replace(/(?<!\p{L})([Vv])os /gu, (_, first: string) => (first === 'V' ? 'Tes ' : 'tes '))
}

/** Past forms that do not follow from the form for "vous". */
const pastForms: Readonly<Record<string, string>> = {
  êtes: 'étiez',
  faites: 'faisiez',
  mariez: 'mariiez',
  étudiez: 'étudiiez',
  est: 'était',
  viennent: 'venaient',
  partent: 'partaient',
  reviennent: 'revenaient',
}
const thirdPersonVerb =
  /(?<= )(a|est|vient|viennent|part|partent|revient|reviennent|prend|sort|court|passe|arrive|rentre|marie|commence|fête|déménage|débarque|emménage|emmène|expose|joue)(?=(?: |\.))/u

/** Changes "Vous avez un entretien" to "Vous aviez un entretien". Leaves a birthday in the present tense. */
function putIntoPast(statement: string): string {
  if (/anniversaire/i.test(statement)) return statement
  if (/^Il y a /.test(statement)) return statement.replace('Il y a', 'Il y avait')
  return /^Vous /.test(statement)
    ? statement.replace(
        /(?<=^Vous (?:vous )?)(?!vous )\p{L}+/u,
        (verb) => pastForms[verb] ?? verb.replace(/(?<!i)ez$/, 'iez'),
      )
    : statement.replace(thirdPersonVerb, (verb) => pastForms[verb] ?? toImperfect(verb))
}

const toImperfect = (verb: string) =>
  (convertThirdPersonToVous(verb) ?? verb)
    .replace(/cez$/, 'çait')
    .replace(/gez$/, 'geait')
    .replace(/ez$/, 'ait')
