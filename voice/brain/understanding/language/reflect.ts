import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { lowercaseFirst } from '../../templates/template'
import { conjugateForAddressee } from './conjugate'

const maxReflectionWords = 14

/** Excludes fragments without a subject and a verb, such as "à ton premier amour". */
const clausePattern =
  /(?:^|[ ’])(?:tu|te|t’|vous)(?:[ ’]|(?<=’))|^(?:c’est |c’était )?(?:ton|ta|tes|votre|vos) (?:\S+ ){2}|^(?:il|elle|ils|elles|ça|on) .*(?:^| )(?:ton|ta|tes|votre|vos|toi) ?/
/** Words at the start of a clause that add nothing to its meaning. */
const fillerPattern =
  /^(?:(?:euh|moi(?= je| j’)|ok|okay|ben|bah|bon|bof|oui|ouais|non|alors|enfin|en fait|du coup|que|voilà|quoi|genre|sinon|au fait|figure-toi que|figurez-vous que|je me présente|je (?:t|vous ?)’?explique|tu sais|vous savez|et|mais|donc|parce que|car|là|bonjour|bonsoir|salut|écoute|écoutez|en ce moment|honnêtement|franchement|disons que|c’est que|je crois que|je pense que|je trouve que)[ ,]+)+/i

/**
 * Rephrases the caller's statement in the second person, as ELIZA did: "je dors mal depuis que mon
 * fils est parti" becomes "tu dors mal depuis que ton fils est parti". Returns null when the result
 * would be uncertain (a question, words addressed to the companion, an unknown verb) or too short.
 */
export const reflect = (text: string, address: FormOfAddress): string | null =>
  listRephrasedClauses(text, address)[0]?.rephrased ?? null

/** Returns the clauses about the caller that can be rephrased with certainty, in the order of the text. */
export function listRephrasedClauses(
  text: string,
  address: FormOfAddress,
): readonly { clause: string; rephrased: string }[] {
  if (text.includes('?')) return []
  return splitIntoClauses(text)
    .filter((clause) => /\b(?:je|j’|j'|m’|ma|mon|mes|me)/i.test(clause))
    .filter(
      (clause) => clause.split(' ').length >= 3 && clause.split(' ').length <= maxReflectionWords,
    )
    .flatMap((clause) => {
      const rephrased = toSecondPerson(clause, address)
      const isClause =
        rephrased !== null && clausePattern.test(rephrased) && !/^s(?:i |’)/.test(rephrased)
      return isClause ? [{ clause, rephrased }] : []
    })
}

/** Words at the end of a clause that add nothing to its meaning. */
const closingFiller =
  / (?:tellement|désolée?|pardon|quoi|hein|du coup|en vrai|tu vois|vous voyez|voilà|en fait|dis donc|quand même|promis|figure-toi|figurez-vous|franchement|haha|mdr|lol)$/i

/** Splits before a possessive after a time, where a new clause begins: "je dors mal ce soir mon chien aboie". */
const possessiveClauseStart =
  /(?<= (?:soir|matin|hier|demain|nuit|mois|ans|semaine|maintenant|aujourd’hui|bien|mal)) (?=(?:mon|ma|mes) \S+ \S)/

/** Splits before a subject, unless a word such as "que" precedes it, because recognised speech has no punctuation. */
const clauseStart =
  /(?<!(?:^|[ ’])(?:que|qui|si|quand|comme|où|dont|lorsque|puisque|depuis que|et|mais|donc|car|moi|toi|ne|est-ce|ce|là|entre|avec|pour|sans|chez|à|de|sur|contre|par|plus)) (?=(?:je |j’|il |elle |on |ils |elles |nous |c’est |c’était )(?!pas |plus )\S+ \S)/

/** Splits a text into clauses, even without punctuation. */
export function splitIntoClauses(text: string): string[] {
  return text
    .replace(/['`´]/g, '’')
    .replace(/[^\p{L}\p{N}\s’.,!;:…-]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\b(?:chuis|jsuis|j’suis)\b/gi, 'je suis')
    .replace(/\b(?:j’sais|jsais|chais)\b/gi, 'je sais')
    .split(/[.!;:…\n]+|, | (?=mais |parce que |alors que |et je |et j’|car )/)
    .flatMap((clause) => clause.trim().split(clauseStart))
    .flatMap((clause) => clause.split(possessiveClauseStart))
    .map((clause) => clause.trim().replace(fillerPattern, '').replace(closingFiller, '').trim())
    .map(lowercaseFirst)
    .filter((clause) => clause.length > 0)
}

const jePattern = /(^| |qu’|lorsqu’|puisqu’)(?:je |j’)/
const verbGroupPattern = /^((?:ne |n’|me |m’|le |la |les |l’|lui |leur |y |en |te |t’|vous )*)(.+)$/

/** Matches words of the second person and of the first person plural. */
export const addressPattern =
  /(?:^|[ ’])(?:tu|toi|ton|ta|tes|te|vous|votre|vos|t’|nous|on|notre|nos)(?= |$|’)|(?:^|[ ’])t’/

function toSecondPerson(clause: string, address: FormOfAddress): string | null {
  if (addressPattern.test(clause)) return null
  let rest = clause
  let rephrased = ''
  for (let match = jePattern.exec(rest); match; match = jePattern.exec(rest)) {
    rephrased += replaceFirstPersonWords(rest.slice(0, match.index), address) + (match[1] ?? '')
    const start = rest.slice(0, match.index + (match[1]?.length ?? 0))
    const verbGroup = rephraseVerbGroup(
      rest.slice(match.index + match[0].length),
      address,
      subjunctiveTrigger.test(start),
    )
    if (!verbGroup) return null
    rephrased = rephrased.replace(/(qu|lorsqu|puisqu)’$/, '$1e ') + verbGroup.rephrased
    rest = verbGroup.rest
  }
  const result = (rephrased + replaceFirstPersonWords(rest, address)).trim()
  return result === clause ? null : result
}

/** Matches words before "je" that require the subjunctive: "elle veut que je me marie". */
const subjunctiveTrigger =
  /(?:veut|veulent|voulai(?:t|ent)|voudrai(?:t|ent)|faut|faudrait|fallait|aimerai(?:t|ent)|préfère(?:nt|rait)?|demande(?:nt)?|attend(?:ent)?|souhaite(?:nt)?|exige(?:nt)?|refuse(?:nt)?|peur|envie|avant|sans|pour|bien) qu(?:e |’)$/i

/** Matches words after "plus" that make it mean "no more". */
const wordsAfterNoMore =
  /^(?:envie|rien|personne|confiance|faim|sommeil|le|la|jamais|dormir|jouer|parler|voir|vivre|travailler|continuer|sortir|manger|penser)$/

/** Splits "ne me sens pas bien" into the rephrased "tu ne te sens" and the rest "pas bien". */
function rephraseVerbGroup(text: string, address: FormOfAddress, isSubjunctive: boolean) {
  const group = verbGroupPattern.exec(text)
  if (!group) return null
  const [verb = '', ...others] = (group[2] ?? '').split(' ')
  const indicative = conjugateForAddressee(verb, address)
  const conjugated =
    isSubjunctive && address === 'vous' ? indicative?.replace(/(?<!i)ez$/, 'iez') : indicative
  if (!conjugated) return null
  const [next = '', afterNext = ''] = others
  const isNegated =
    /^(?:pas|rien|jamais|personne)$/.test(next) ||
    (next === 'plus' && wordsAfterNoMore.test(afterNext))
  // Without "ne", "j'ai plus…" is ambiguous: more, or no more.
  if (next === 'plus' && !isNegated && !/n[e’]/.test(group[1] ?? '')) return null
  const negation = isNegated && !/(?:^|[ ’])n[e’]/.test(group[1] ?? '') ? 'ne ' : ''
  const pronouns = rephrasePronouns(negation + (group[1] ?? ''), address, conjugated)
  const rest = others.length > 0 ? ` ${others.join(' ')}` : ''
  return { rephrased: `${address} ${pronouns}${conjugated}`, rest }
}

function rephrasePronouns(pronouns: string, address: FormOfAddress, verb: string): string {
  const isBeforeVowel = /^[aeiouyhéêè]/i.test(verb)
  const rephrased = pronouns.replace(/\bme |m’/g, (_, index: number) =>
    address === 'vous'
      ? 'vous '
      : isBeforeVowel || /^m’(?:en|y) /.test(pronouns.slice(index))
        ? 't’'
        : 'te ',
  )
  // "ne" is elided before a vowel of the new verb form and restored before a consonant.
  return rephrased
    .replace(/ne $/, isBeforeVowel ? 'n’' : 'ne ')
    .replace(/n’$/, isBeforeVowel ? 'n’' : 'ne ')
}

const firstPersonWords: readonly (readonly [RegExp, tu: string, vous: string])[] = [
  [/(^|[ ’])mon(?= )/g, '$1ton', '$1votre'],
  [/(^|[ ’])ma(?= )/g, '$1ta', '$1votre'],
  [/(^|[ ’])mes(?= )/g, '$1tes', '$1vos'],
  [/(^|[ ’])moi(?=$| |-)/g, '$1toi', '$1vous'],
  [/(^|[ ’])me (?=\S)/g, '$1te ', '$1vous '],
  [/(^|[ ’])m’/g, '$1t’', '$1vous '],
  [/(^|[ ’])notre(?= )/g, '$1votre', '$1votre'],
  [/(^|[ ’])nos(?= )/g, '$1vos', '$1vos'],
]

/** Replaces the pronouns and possessives of the first person with those of the second. */
export const replaceFirstPersonWords = (text: string, address: FormOfAddress) =>
  firstPersonWords.reduce(
    (replaced, [from, tu, vous]) => replaced.replace(from, address === 'tu' ? tu : vous),
    text,
  )
