import type { FormOfAddress } from '../../../../domain/companions/companion-persona'

/** Forms of irregular verbs for "tu", by the form for "vous". */
const informalForms: Readonly<Record<string, string>> = {
  avez: 'as',
  aviez: 'avais',
  êtes: 'es',
  étiez: 'étais',
  faites: 'fais',
  allez: 'vas',
  vivez: 'vis',
  partez: 'pars',
  apprenez: 'apprends',
  prenez: 'prends',
  reprenez: 'reprends',
  écrivez: 'écris',
  construisez: 'construis',
  attendez: 'attends',
  vendez: 'vends',
  rendez: 'rends',
  voyez: 'vois',
  recevez: 'reçois',
  rejoignez: 'rejoins',
  voulez: 'veux',
  devez: 'dois',
  finissez: 'finis',
  courez: 'cours',
  achetez: 'achètes',
  soutenez: 'soutiens',
  mariez: 'maries',
  étudiez: 'étudies',
}

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
        `${first === 'V' ? 'T' : 't'}u ${/^[aeiouéêh]/i.test(verb) ? 't’' : 'te '}${toInformal(verb)}`,
    )
    .replace(/^Vous (\p{L}+)/u, (_, verb: string) => `Tu ${toInformal(verb)}`)
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

function toInformal(verb: string): string {
  const known = informalForms[verb.toLowerCase()]
  if (known) return known
  if (verb.endsWith('iez'))
    return verb.replace(/giez$/, 'geais').replace(/ciez$/, 'çais').replace(/iez$/, 'ais')
  return verb.replace(/gez$/, 'ges').replace(/ez$/, 'es')
}

const pastForms: Readonly<Record<string, string>> = {
  êtes: 'étiez',
  faites: 'faisiez',
  mariez: 'mariiez',
  étudiez: 'étudiiez',
  a: 'avait',
  est: 'était',
  vient: 'venait',
  viennent: 'venaient',
  part: 'partait',
  partent: 'partaient',
  revient: 'revenait',
  reviennent: 'revenaient',
  prend: 'prenait',
  sort: 'sortait',
  court: 'courait',
}
const thirdPersonVerb =
  /(?<= )(a|est|vient|viennent|part|partent|revient|reviennent|prend|sort|court|passe|arrive|rentre|marie|commence|fête|déménage|débarque|emménage|emmène|expose|joue)(?=(?: |\.))/u

/** Changes "Vous avez un entretien" to "Vous aviez un entretien". Leaves a birthday in the present tense. */
function putIntoPast(statement: string): string {
  if (/anniversaire/i.test(statement)) return statement
  if (/^Il y a /.test(statement)) return statement.replace('Il y a', 'Il y avait')
  if (/^Vous /.test(statement))
    return statement.replace(
      /^(Vous (?:vous )?)(\p{L}+)/u,
      (_, start: string, verb: string) =>
        `${start}${pastForms[verb] ?? verb.replace(/(?<!i)ez$/, 'iez')}`,
    )
  return statement.replace(thirdPersonVerb, (verb) => pastForms[verb] ?? toImperfect(verb))
}

const toImperfect = (verb: string) =>
  verb
    .replace(/emmène$/, 'emmenait')
    .replace(/ce$/, 'çait')
    .replace(/ge$/, 'geait')
    .replace(/e$/, 'ait')
