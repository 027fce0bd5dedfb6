import { conditionalByInfinitive, conditionalByPresent } from './words/irregular-verbs'

/** Captures a modal verb, the pronouns before the main verb, the main verb, and the words after it. */
const clausePattern =
  /^(?:je |j’)((?:devrais|dois|ferais mieux de|pourrais|peux|vais|devrai) )?((?:(?:me|te|se|le|la|les|lui|leur|y|en) |[mtsl]’)*)(\S+)(.*)$/i

/**
 * Rephrases what the caller may do as what the companion would do in the caller's place: "j’attends ma sœur"
 * becomes "j’attendrais ma sœur", and "je dois partir" becomes "je partirais". A second clause with "et je" is left
 * out. Returns null when the clause is negative, contains a question, or does not begin with "je" and a verb that can
 * be rephrased.
 */
export function toConditional(clause: string): string | null {
  const isNegative = / (?:ne|pas|plus(?! tard)|rien|jamais|personne)(?: |$)/i.test(clause)
  const isQuestion = / (?:comment|combien|quoi|pourquoi|laquelle|lequel|genre)(?: |$)/i.test(clause)
  if (isNegative || isQuestion) return null
  const [, modalVerb, pronouns = '', verb = '', rest = ''] = clausePattern.exec(clause) ?? []
  const conditional = modalVerb ? convertInfinitive(verb) : convertPresent(verb)
  if (conditional === null) return null
  const predicate = `${pronouns}${conditional}${rest}`.replace(/ et je .*$/, '')
  return /^[aeiouhyéêèàâ]/i.test(predicate) ? `j’${predicate}` : `je ${predicate}`
}

/** Matches the imperfect: "voulais", but not the present "connais". */
const imperfect = /(?<!^(?:[rm]e|dé)?(?:conn|par|appar|dispar|n|pl|t))ais$/i

/** Converts a verb from the present for "je" to the conditional; null when the form is uncertain. */
function convertPresent(verb: string): string | null {
  const irregular = conditionalByPresent.get(verb.toLowerCase())
  if (irregular) return irregular
  if (imperfect.test(verb)) return null
  if (/[tv]iens$/.test(verb)) return verb.replace(/iens$/, 'iendrais')
  if (/(?:conn|par|^n)ais$/.test(verb)) return verb.replace(/ais$/, 'aîtrais')
  if (/(?:is|ds)$/.test(verb)) return verb.replace(/s$/, 'rais')
  return /\p{L}{2}e$/u.test(verb) ? `${verb}rais` : null
}

/** Converts a verb from the infinitive to the conditional for "je"; null when the form is uncertain. */
function convertInfinitive(verb: string): string | null {
  const irregular = conditionalByInfinitive.get(verb.toLowerCase())
  return irregular ?? (/(?:[ei]r|re)$/.test(verb) ? `${verb.replace(/e$/, '')}ais` : null)
}
