import { conditionalByInfinitive, conditionalByPresent } from '../../knowledge/irregular-verbs'

/** Captures a verb such as "dois" before an infinitive, the pronouns before the verb, the verb and the other words. */
const clausePattern =
  /^(?:je |j’)((?:devrais|dois|ferais mieux de|pourrais|peux|vais|devrai) )?((?:(?:me|te|se|le|la|les|lui|leur|y|en) |[mtsl]’)*)(\S+)(.*)$/i

/**
 * Rephrases what the caller may do as what the companion would do in the caller's place: "j’attends ma sœur"
 * becomes "j’attendrais ma sœur", and "je dois partir" becomes "je partirais". Returns null when the clause is
 * negative or does not begin with "je" and a verb that can be rephrased.
 */
export function toConditional(clause: string): string | null {
  if (/ (?:ne|pas|plus(?! tard)|rien|jamais|personne)(?: |$)/i.test(clause)) return null
  const [, modalVerb, pronouns = '', verb = '', rest = ''] = clausePattern.exec(clause) ?? []
  const conditional = modalVerb ? conjugateInfinitive(verb) : conjugate(verb)
  if (conditional === null) return null
  const phrase = `${pronouns}${conditional}${rest}`.replace(/ et je .*$/, '')
  return /^[aeiouhyéêèàâ]/i.test(phrase) ? `j’${phrase}` : `je ${phrase}`
}

function conjugate(verb: string): string | null {
  const irregular = conditionalByPresent.get(verb.toLowerCase())
  if (irregular) return irregular
  if (/[tv]iens$/.test(verb)) return verb.replace(/iens$/, 'iendrais')
  if (/(?:is|ds)$/.test(verb)) return verb.replace(/s$/, 'rais')
  return /\p{L}{2}e$/u.test(verb) ? `${verb}rais` : null
}

function conjugateInfinitive(verb: string): string | null {
  const irregular = conditionalByInfinitive.get(verb.toLowerCase())
  return irregular ?? (/(?:[ei]r|re)$/.test(verb) ? `${verb.replace(/e$/, '')}ais` : null)
}
