import { irregularConditionals } from '../../knowledge/irregular-verbs'

const conditionals = new Map(
  irregularConditionals.map(([present = '', conditional = '']) => [present, conditional] as const),
)

/** Infinitives whose conditional is not the infinitive with "-ais". */
const irregularInfinitives: Readonly<Record<string, string>> = {
  acheter: 'achèterais',
  aller: 'irais',
  appeler: 'appellerais',
  avoir: 'aurais',
  envoyer: 'enverrais',
  être: 'serais',
  faire: 'ferais',
  jeter: 'jetterais',
  rappeler: 'rappellerais',
  recevoir: 'recevrais',
  refaire: 'referais',
  renvoyer: 'renverrais',
  revenir: 'reviendrais',
  revoir: 'reverrais',
  savoir: 'saurais',
  tenir: 'tiendrais',
  venir: 'viendrais',
  voir: 'verrais',
}

/** Captures the action of "devrais appeler", "dois lui dire". */
const dutyPattern = /^(?:devrais|dois|ferais mieux de|pourrais|peux|vais|devrai) (.+)$/i

/** The words that stand between "je" and the verb, except a negation. */
const pronouns = /^(?:(?:me|te|se|le|la|les|lui|leur|y|en) |[mtsl]’)*/i

/**
 * Rephrases what the caller may do as what the companion would do in the caller's place: "j’attends ma sœur"
 * becomes "j’attendrais ma sœur", "tu partirais seul" becomes "je partirais seul". Returns null when the clause does
 * not begin with "je", "tu" or "vous" and a verb that can be rephrased, or is negative.
 */
export function toConditional(clause: string): string | null {
  if (/ (?:ne|pas|plus(?! tard)|rien|jamais|personne)(?: |$)/i.test(clause)) return null
  const [, subject = '', predicate = ''] = /^(je |j’|tu |vous )(.+)$/i.exec(clause) ?? []
  const isOwn = /^j/i.test(subject)
  const duty = isOwn ? dutyPattern.exec(predicate)?.[1] : undefined
  const action = duty ?? predicate
  const before = pronouns.exec(action)?.[0] ?? ''
  const [verb = '', ...rest] = action.slice(before.length).split(' ')
  const conditional = duty
    ? conjugateInfinitive(verb)
    : isOwn
      ? conjugate(verb)
      : toFirstPerson(verb)
  if (conditional === null) return null
  const phrase = [before + conditional, ...rest].join(' ').replace(/ et je .*$/, '')
  const ownPhrase = isOwn
    ? phrase
    : phrase
        .replace(/^te /, 'me ')
        .replace(/^t’/, 'm’')
        .replace(/ (?:toi|vous)(?= |$)/, '')
  return /^[aeiouhyéêèàâ]/i.test(ownPhrase) ? `j’${ownPhrase}` : `je ${ownPhrase}`
}

function conjugate(verb: string): string | null {
  const irregular = conditionals.get(verb.toLowerCase())
  if (irregular) return irregular
  if (/[tv]iens$/.test(verb)) return verb.replace(/iens$/, 'iendrais')
  if (/(?:is|ds)$/.test(verb)) return verb.replace(/s$/, 'rais')
  return /\p{L}{2}e$/u.test(verb) ? `${verb}rais` : null
}

function conjugateInfinitive(verb: string): string | null {
  const irregular = irregularInfinitives[verb.toLowerCase()]
  if (irregular) return irregular
  return /(?:er|ir)$/.test(verb)
    ? `${verb}ais`
    : /re$/.test(verb)
      ? verb.replace(/e$/, 'ais')
      : null
}

/** "tu partirais" and "vous partiriez" become "je partirais". */
const toFirstPerson = (verb: string): string | null =>
  /r(?:ais|iez)$/.test(verb) ? verb.replace(/iez$/, 'ais') : null
