import type { Address } from '../../../domain/companions/companion-persona'
import { withoutCapital } from '../lines/line'
import { conjugateForAddressee } from './verbs'

const longestReflection = 14

/** « À ton premier amour » names no one’s doing and would not stand as a sentence. */
const saysWhoDoesWhat =
  /(?:^|[ ’])(?:tu|te|t’|vous)(?:[ ’]|(?<=’))|^(?:ton|ta|tes|votre|vos) (?:\S+ ){2}/
const fillers =
  /^(?:(?:euh|ben|bah|bon|bof|oui|ouais|non|alors|enfin|en fait|du coup|que|voilà|quoi|genre|tu sais|vous savez|et|mais|donc|parce que|car|là|bonjour|bonsoir|salut|écoute|écoutez|en ce moment|honnêtement|franchement|disons que|c’est que|je crois que|je pense que|je trouve que)[ ,]+)+/i

/**
 * The caller's own words turned to the addressee: « je dors mal depuis que mon fils est parti » →
 * « tu dors mal depuis que ton fils est parti ». Null when the words cannot be turned with
 * certainty (a question, words addressed to the companion, an unknown verb) or say too little.
 */
export function reflect(text: string, address: Address): string | null {
  if (text.includes('?')) return null
  const clauses = splitIntoClauses(text)
  const personal = clauses.filter((clause) => /\b(?:je|j’|j'|m’|ma|mon|mes|me)/i.test(clause))
  for (const clause of personal) {
    const words = clause.split(' ').length
    if (words < 3 || words > longestReflection) continue
    const turned = turnToAddressee(clause, address)
    if (turned && saysWhoDoesWhat.test(turned)) return turned
  }
  return null
}

function splitIntoClauses(text: string): string[] {
  return text
    .replace(/['`´]/g, '’')
    .replace(/[^\p{L}\p{N}\s’.,!;:…-]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\b(?:chuis|jsuis|j’suis)\b/gi, 'je suis')
    .replace(/\b(?:j’sais|jsais|chais)\b/gi, 'je sais')
    .split(/[.!;:…\n]+|, | (?=mais |parce que |alors que |et je |et j’|car )/)
    .map((clause) => clause.trim().replace(fillers, '').trim())
    .map(withoutCapital)
    .filter((clause) => clause.length > 0)
}

const subjectJe = /(^| |qu’|lorsqu’|puisqu’)(?:je |j’)/
const beforeVerb = /^((?:ne |n’|me |m’|le |la |les |l’|lui |leur |y |en |te |t’|vous )*)(.+)$/
const secondPerson = /(?:^| |’)(?:tu|toi|ton|ta|tes|te|vous|votre|vos|t’)(?: |$|’)|(?:^| )t’/
const firstPlural = /(?:^| |’)(?:nous|on|notre|nos)(?: |$)/

function turnToAddressee(clause: string, address: Address): string | null {
  if (secondPerson.test(clause) || firstPlural.test(clause)) return null
  let rest = clause
  let turned = ''
  for (let match = subjectJe.exec(rest); match; match = subjectJe.exec(rest)) {
    turned += turnComplements(rest.slice(0, match.index), address) + (match[1] ?? '')
    const verbGroup = turnVerbGroup(rest.slice(match.index + match[0].length), address)
    if (!verbGroup) return null
    turned = turned.replace(/(qu|lorsqu|puisqu)’$/, '$1e ') + verbGroup.said
    rest = verbGroup.rest
  }
  const whole = (turned + turnComplements(rest, address)).trim()
  return whole === clause ? null : whole
}

/** « ne me sens pas bien » → said « tu ne te sens », rest « pas bien ». */
function turnVerbGroup(text: string, address: Address) {
  const group = beforeVerb.exec(text)
  if (!group) return null
  const [verb = '', ...others] = (group[2] ?? '').split(' ')
  const conjugated = conjugateForAddressee(verb, address)
  if (!conjugated) return null
  const pronouns = turnPronouns(group[1] ?? '', address, conjugated)
  const rest = others.length > 0 ? ` ${others.join(' ')}` : ''
  return { said: `${address} ${pronouns}${conjugated}`, rest }
}

function turnPronouns(pronouns: string, address: Address, verb: string): string {
  const isBeforeVowel = /^[aeiouyhéêè]/i.test(verb)
  const turned = pronouns.replace(/\bme |m’/g, () =>
    address === 'vous' ? 'vous ' : isBeforeVowel ? 't’' : 'te ',
  )
  // « je n’ai » → « vous n’avez » but « je n’y » keeps; « n’ » before « êtes », « es » stays right.
  return turned
    .replace(/ne $/, isBeforeVowel ? 'n’' : 'ne ')
    .replace(/n’$/, isBeforeVowel ? 'n’' : 'ne ')
}

const complements: readonly (readonly [RegExp, tu: string, vous: string])[] = [
  [/(^|[ ’])mon(?= )/g, '$1ton', '$1votre'],
  [/(^|[ ’])ma(?= )/g, '$1ta', '$1votre'],
  [/(^|[ ’])mes(?= )/g, '$1tes', '$1vos'],
  [/(^|[ ’])moi(?=$| |-)/g, '$1toi', '$1vous'],
  [/(^|[ ’])me (?=\S)/g, '$1te ', '$1vous '],
  [/(^|[ ’])m’/g, '$1t’', '$1vous '],
  [/(^|[ ’])le mien(?=$| )/g, '$1le tien', '$1le vôtre'],
  [/(^|[ ’])la mienne(?=$| )/g, '$1la tienne', '$1la vôtre'],
]

const turnComplements = (text: string, address: Address) =>
  complements.reduce(
    (turned, [from, tu, vous]) => turned.replace(from, address === 'tu' ? tu : vous),
    text,
  )
