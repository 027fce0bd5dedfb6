import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { listRephrasedClauses, splitIntoClauses } from './reflect'

/** Verb forms after "on", with the forms after "vous". */
const pluralForms = new Map(
  `
  a avez, est êtes, avait aviez, était étiez, va allez, fait faites, peut pouvez, veut voulez,
  doit devez, sait savez, voit voyez, part partez, prend prenez, met mettez, dit dites, vit vivez,
  dort dormez, sort sortez, attend attendez, vient venez, lit lisez, boit buvez, croit croyez,
  apprend apprenez, entend entendez, rit riez, finit finissez, connaît connaissez, tient tenez
`
    .trim()
    .split(/,\s+/)
    .map((forms) => forms.split(' '))
    .map(([on = '', vous = '']) => [on, vous] as const),
)

const toPlural = (verb: string): string | null =>
  pluralForms.get(verb) ??
  (/[^a]ait$/.test(verb)
    ? verb.replace(/ait$/, 'iez')
    : /[^eè]..e$|[^e]e$/.test(verb)
      ? verb.replace(/e$/, 'ez')
      : null)

/** Matches a clause that cannot stand alone. */
const subordinatePattern =
  /^(?:depuis que|parce que|quand|si|s’|que|qu’|qui|où|pour|avec|sans|comme|alors que) ?/i

const onClausePattern =
  /^((?:(?:hier|demain|dimanche|samedi|ce soir|ce matin|après|une fois) )?)on (?!me |m’|te |t’|vous |nous )((?:ne |n’|se |s’|y |en |le |la |les |l’|lui |leur )*)([\p{L}]+)(?= |$)(.*)$/iu

/** Changes "on s'est connus à la fac" to "vous vous êtes connus à la fac". */
function replaceOnWithVous(clause: string): string | null {
  const [, start = '', pronouns = '', verb = '', rest = ''] = onClausePattern.exec(clause) ?? []
  const plural = verb && toPlural(verb)
  if (!plural || addressPattern.test(rest) || firstPersonPattern.test(rest)) return null
  const rephrased = pronouns.replace(/se |s’/, 'vous ')
  return `${start}vous ${rephrased}${plural}${rest.replace(/ notre(?= )/g, ' votre').replace(/ nos(?= )/g, ' vos')}`
}

const addressPattern =
  /(?:^|[ ’])(?:tu|toi|ton|ta|tes|te|vous|votre|vos|t’|nous|on)(?= |$|’)|[ ’]t’/i
const firstPersonPattern = /(?:^|[ ’])(?:je|j’|me|m’|moi|mon|ma|mes|notre|nos)(?= |$|(?<=’))/i
/** Matches a statement that is not about the caller. */
const statementPattern =
  /^(?:(?:là |ici |hier |demain |samedi |dimanche )?(?:il|elle|ils|elles|ça|c’est|c’était|y a|y avait) |(?:le|la|les|l’|un|une|des|son|sa|ses|leur|chaque) ?\S+ (?:\S+ ){1,})/i
const verblessPattern =
  /^(?:le|la|les|l’|un|une|des|son|sa|ses) ?\S+(?: (?:de|du|des|d’|à|au|en|avec|pour|et) ?\S+)*$/i

/**
 * Rephrases the clauses of the text from the companion's point of view: "je" becomes "tu" or "vous", "on" becomes
 * "vous", and statements about others stay unchanged. Omits clauses whose new form is uncertain.
 */
export function listReflections(
  text: string,
  address: FormOfAddress,
): readonly { clause: string; reflection: string }[] {
  const own = listRephrasedClauses(text, address)
    .filter(({ rephrased }) => !subordinatePattern.test(rephrased))
    .map(({ clause, rephrased }) => ({ clause, reflection: rephrased }))
  const others = splitIntoClauses(text)
    .filter((clause) => !subordinatePattern.test(clause))
    .flatMap((clause) => {
      const reflection = rephraseOther(clause)
      return reflection === null ? [] : [{ clause, reflection }]
    })
  return [...own, ...others]
}

function rephraseOther(clause: string): string | null {
  if (onClausePattern.test(clause)) return replaceOnWithVous(clause)
  const isAboutOthers =
    statementPattern.test(clause) &&
    !verblessPattern.test(clause) &&
    !addressPattern.test(clause) &&
    !firstPersonPattern.test(clause)
  return isAboutOthers ? clause : null
}
