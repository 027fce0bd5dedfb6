import { irregularVerbs } from '../../knowledge/irregular-verbs'

/** Forms of irregular verbs for "tu" and "vous", by the form for "je". */
const irregularForms = new Map(
  irregularVerbs
    .trim()
    .split(/,\s+/)
    .map((forms) => forms.split(' '))
    .map(([je = '', tu = '', vous = '']) => [je, { tu, vous }] as const),
)

/**
 * Converts a verb form from "je" to "tu" or "vous". Returns null when the form is uncertain, because
 * a wrong conjugation is worse than no reflection.
 */
export function conjugateForAddressee(verb: string, address: 'tu' | 'vous'): string | null {
  const known = irregularForms.get(verb)
  if (known) return known[address]
  if (/(?:[^aeiouéè]|i|u|é)erai$|rai$/.test(verb))
    return address === 'tu' ? verb.replace(/ai$/, 'as') : verb.replace(/ai$/, 'ez')
  if (/[^a]ais$/.test(verb)) return address === 'tu' ? verb : verb.replace(/ais$/, 'iez')
  if (/[^e]e$/.test(verb))
    return address === 'tu' ? `${verb}s` : /è[^e]+e$/.test(verb) ? null : verb.replace(/e$/, 'ez')
  if (/[sx]$/.test(verb)) return address === 'tu' ? verb : null
  return null
}
