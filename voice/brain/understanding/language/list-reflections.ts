import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { convertThirdPersonToVous } from './conjugate'
import { addressPattern, listRephrasedClauses, splitIntoClauses } from './reflect'

/** Matches a clause that cannot stand alone. */
const subordinatePattern =
  /^(?:depuis que|parce que|quand|si|s’|que|qu’|qui|où|pour|avec|sans|comme|alors que) ?/i

const onClausePattern =
  /^((?:(?:hier|demain|dimanche|samedi|ce soir|ce matin|après|une fois) )?)on (?!me |m’|te |t’|vous |nous )((?:ne |n’|se |s’|y |en |le |la |les |l’|lui |leur )*)([\p{L}]+)(?= |$)(.*)$/iu

/** Changes "on s'est connus à la fac" to "vous vous êtes connus à la fac". */
function replaceOnWithVous(clause: string): string | null {
  const [, start = '', pronouns = '', verb = '', rest = ''] = onClausePattern.exec(clause) ?? []
  const plural = convertThirdPersonToVous(verb)
  if (!plural || isPersonal(rest)) return null
  return `${start}vous ${pronouns.replace(/se |s’/, 'vous ')}${plural}${rest}`
}

const firstPersonPattern = /(?:^|[ ’])(?:je|j’|me|m’|moi|mon|ma|mes|notre|nos)(?= |$|(?<=’))/i
const isPersonal = (text: string) => addressPattern.test(text) || firstPersonPattern.test(text)

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
  const isAboutOthers = statementPattern.test(clause) && !verblessPattern.test(clause)
  return isAboutOthers && !isPersonal(clause) ? clause : null
}
