import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { irregularSubjunctives, irregularVerbs } from '../../knowledge/irregular-verbs'

/** Forms of irregular verbs for "tu" and "vous", by the form for "je". */
const formsByFirstPerson = new Map(
  [...irregularSubjunctives, ...irregularVerbs].map(
    ([je = '', tu = '', , vous = '']) => [je, { tu, vous }] as const,
  ),
)

/**
 * Converts a verb form from "je" to "tu" or "vous". Returns null when the form is uncertain, because
 * a wrong conjugation is worse than not restating what the caller said.
 */
export function conjugateForAddressee(verb: string, address: FormOfAddress): string | null {
  const known = formsByFirstPerson.get(verb)
  if (known) return known[address]
  if (verb.endsWith('rai')) return verb.replace(/ai$/, address === 'tu' ? 'as' : 'ez')
  if (/[^a]ais$/.test(verb)) return address === 'tu' ? verb : verb.replace(/ais$/, 'iez')
  if (/[^e]e$/.test(verb))
    return address === 'tu' ? `${verb}s` : /è[^e]+e$/.test(verb) ? null : verb.replace(/e$/, 'ez')
  return address === 'tu' && /[sx]$/.test(verb) ? verb : null
}

const formsByThirdPerson = new Map(
  irregularVerbs.map(([, , il = '', vous = '']) => [il, vous] as const),
)

/** Converts a verb form from "il" or "on" to "vous"; null when the form is uncertain. */
export function convertThirdPersonToVous(verb: string): string | null {
  const known = formsByThirdPerson.get(verb)
  if (known) return known
  if (/[^a]ait$/.test(verb)) return verb.replace(/ait$/, 'iez')
  return /[^eè]..e$|[^e]e$/.test(verb) ? verb.replace(/e$/, 'ez') : null
}

const formsForTu = new Map(irregularVerbs.map(([, tu = '', , vous = '']) => [vous, tu] as const))

/** Converts a verb form from "vous" to "tu". */
export const convertVousToTu = (verb: string): string =>
  formsForTu.get(verb.toLowerCase()) ??
  verb
    .replace(/giez$/, 'geais')
    .replace(/ciez$/, 'çais')
    .replace(/iez$/, 'ais')
    .replace(/gez$/, 'ges')
    .replace(/ez$/, 'es')
