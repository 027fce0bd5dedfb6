import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { irregularSubjunctives, irregularVerbs } from '../../knowledge/irregular-verbs'

/** Forms of irregular verbs for "tu" and "vous", by the form for "je". */
const formsByFirstPerson = new Map(
  [...irregularSubjunctives, ...irregularVerbs].map(
    ([je = '', tu = '', vous = '']) => [je, { tu, vous }] as const,
  ),
)

/**
 * Converts a verb form from "je" to "tu" or "vous". Returns null when the form is uncertain, because
 * a wrong conjugation is worse than no reflection.
 */
export function conjugateForAddressee(verb: string, address: FormOfAddress): string | null {
  const known = formsByFirstPerson.get(verb)
  if (known) return known[address]
  if (/(?:[^aeiouéè]|i|u|é)erai$|rai$/.test(verb))
    return address === 'tu' ? verb.replace(/ai$/, 'as') : verb.replace(/ai$/, 'ez')
  if (/[^a]ais$/.test(verb)) return address === 'tu' ? verb : verb.replace(/ais$/, 'iez')
  if (/[^e]e$/.test(verb))
    return address === 'tu' ? `${verb}s` : /è[^e]+e$/.test(verb) ? null : verb.replace(/e$/, 'ez')
  if (/[sx]$/.test(verb)) return address === 'tu' ? verb : null
  return null
}

/** Third persons that do not follow from the form for "tu". */
const thirdPersons: Readonly<Record<string, string>> = {
  as: 'a',
  es: 'est',
  vas: 'va',
  connais: 'connaît',
  plais: 'plaît',
}

const toThirdPerson = (tu: string) =>
  thirdPersons[tu] ??
  tu
    .replace(/(?<=[dt])s$/, '')
    .replace(/es$/, 'e')
    .replace(/(?<=[^dt])[sx]$/, 't')

const formsByThirdPerson = new Map(
  irregularVerbs.map(([, tu = '', vous = '']) => [toThirdPerson(tu), vous] as const),
)

/** Converts a verb form from "il" or "on" to "vous"; null when the form is uncertain. */
export function convertThirdPersonToVous(verb: string): string | null {
  const known = formsByThirdPerson.get(verb)
  if (known) return known
  if (/[^a]ait$/.test(verb)) return verb.replace(/ait$/, 'iez')
  return /[^eè]..e$|[^e]e$/.test(verb) ? verb.replace(/e$/, 'ez') : null
}

const formsForTu = new Map(irregularVerbs.map(([, tu = '', vous = '']) => [vous, tu] as const))

/** Converts a verb form from "vous" to "tu". */
export const makeInformal = (verb: string): string =>
  formsForTu.get(verb.toLowerCase()) ??
  verb
    .replace(/giez$/, 'geais')
    .replace(/ciez$/, 'çais')
    .replace(/iez$/, 'ais')
    .replace(/gez$/, 'ges')
    .replace(/ez$/, 'es')
