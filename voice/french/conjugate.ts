import type { FormOfAddress } from '../../domain/companions/companion-persona'
import { irregularSubjunctives, irregularVerbs } from './words/irregular-verbs'

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
  const irregularForms = formsByFirstPerson.get(verb)
  if (irregularForms) return irregularForms[address]
  return address === 'tu' ? conjugateForTu(verb) : conjugateForVous(verb)
}

function conjugateForTu(verb: string): string | null {
  const isFuture = verb.endsWith('rai')
  if (isFuture) return verb.replace(/ai$/, 'as')
  const isRegularPresent = /[^e]e$/.test(verb)
  if (isRegularPresent) return `${verb}s`
  return /[sx]$/.test(verb) ? verb : null
}

function conjugateForVous(verb: string): string | null {
  const isFuture = verb.endsWith('rai')
  if (isFuture) return verb.replace(/ai$/, 'ez')
  const isImperfect = /[^a]ais$/.test(verb)
  if (isImperfect) return verb.replace(/ais$/, 'iez')
  const isRegularPresent = /[^e]e$/.test(verb)
  // The stem of "j'achète" differs from that of "vous achetez".
  const hasOtherStem = /è[^e]+e$/.test(verb)
  return isRegularPresent && !hasOtherStem ? verb.replace(/e$/, 'ez') : null
}

/** Forms of irregular verbs for "vous", by the form for "il". */
const vousByThirdPerson = new Map(
  irregularVerbs.map(([, , il = '', vous = '']) => [il, vous] as const),
)

/** Converts a verb form from "il" or "on" to "vous"; null when the form is uncertain. */
export function convertThirdPersonToVous(verb: string): string | null {
  const irregularForm = vousByThirdPerson.get(verb)
  if (irregularForm) return irregularForm
  const isImperfect = /[^a]ait$/.test(verb)
  if (isImperfect) return verb.replace(/ait$/, 'iez')
  const isRegularPresent = /[^eè]..e$|[^e]e$/.test(verb)
  return isRegularPresent ? verb.replace(/e$/, 'ez') : null
}

/** Forms of irregular verbs for "je" and "tu", by the form for "vous". */
const singularFormsByVous = new Map(
  irregularVerbs.map(([je = '', tu = '', , vous = '']) => [vous, { je, tu }] as const),
)

/** Converts a verb form from "vous" to "tu". */
export const convertVousToTu = (verb: string): string =>
  singularFormsByVous.get(verb.toLowerCase())?.tu ?? convertRegularVous(verb, 'es')

/** Converts a verb form from "vous" to "je". */
export const convertVousToJe = (verb: string): string =>
  singularFormsByVous.get(verb.toLowerCase())?.je ?? convertRegularVous(verb, 'e')

/** Converts the present, imperfect or conditional of a regular verb. `presentEnding`: that of "-er" verbs. */
const convertRegularVous = (verb: string, presentEnding: 'e' | 'es'): string =>
  verb
    .replace(/giez$/, 'geais')
    .replace(/ciez$/, 'çais')
    .replace(/iez$/, 'ais')
    // "Vous récupérez", but "je récupère"; "vous employez", but "j'emploie".
    .replace(/é([^aeiouyéè]{1,2})ez$/, 'è$1ez')
    .replace(/(?<=[aou])yez$/, 'iez')
    .replace(/ez$/, presentEnding)
