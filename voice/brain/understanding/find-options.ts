/** Two things between which the caller hesitates, in the caller's words. */
export type Options = { first: string; second: string }

/** Matches what a caller adds after the second option. */
const endingPattern =
  /(?:,? (?:toi|vous|hein|(?:à|d’après|selon|pour) (?:ton avis|votre avis|toi|vous)|franchement|(?:sois|soyez) honnête|(?:tu|vous) (?:crois|croyez|penses|pensez)|alors|du coup|dis|dites(?:-moi)?))+$/i

/** Matches what a caller says before the first option. */
const introductionPattern =
  /^.*(?:, |\b(?:c’est|est-ce que|est-ce qu’|dis-moi|dites-moi|à (?:ton|votre) avis|alors|du coup|faut-il|dois-je|vaut mieux|plutôt|entre|soit|(?:tu|vous) (?:me )?(?:crois|croyez|penses|pensez|conseilles|conseillez)(?: que| qu’)?(?: je (?:devrais|dois)| de)?|je dois|(?:tu|vous) (?:préfères|préférez|préférerais|préféreriez|prends|prenez|prendrais|prendriez|choisirais|choisiriez|mettrais|mettriez|dirais|diriez)|(?:je|j’|on) ?(?:mets?|prends?|choisis|fais|achète|commande)|je sais pas si|si|et|mais)(?: |(?<=’)))/i

/** Matches what introduces the question itself. */
const framePattern =
  /^.*\b(?:est-ce que |est-ce qu’|(?:je|tu|vous) (?:me demande|sais pas|crois|croyez|penses|pensez) (?:si |que |qu’))(?=je |j’|tu |vous )/i

const clausePattern = /(?:^|.*(?<!\b(?:que|parce|quand|comme|qui|si)) )((?:je |j’|tu |vous ).+)$/i
const determiners =
  /^(?:l’|(?:les?|la|une?|des|du|mon|ma|mes|ce|cette|en|par|à|au|avec|sans|chez|dans|de) )/i
const infinitivePattern =
  /^(?:me |m’|se |s’|le |la |l’|les |lui |leur |y |en )*\p{L}+(?:er|ir|oir|re)(?: |$)/iu

const alternativePattern =
  /^(.*\S),? ou (?:alors |bien |plutôt )?(?:est-ce que |est-ce qu’|si |que |qu’)?(?!pas\b|non\b|quoi\b|c’est |ça )(\S.*)$/i

const maxWords = 9

/**
 * Finds the two options of a question in recognised speech, which may have no punctuation: "à ton avis je lui dis
 * au téléphone ou j’attends dimanche". Returns null when there are not exactly two, or one of them is long.
 */
export function findOptions(text: string): Options | null {
  const words = text
    .replace(/['`]/g, '’')
    .replace(/[?!.…«»"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const match = /^.*\bsoit (.+?),? soit (.+)$/i.exec(words) ?? alternativePattern.exec(words)
  if (!match) return null
  const second = (match[2] ?? '').split(', ')[0]?.replace(endingPattern, '').trim() ?? ''
  const first = findFirst(match[1] ?? '', second)
  if (first === null || second === '' || / ou /.test(`${first} ${second}`)) return null
  const isShort = [first, second].every((option) => option.split(' ').length <= maxWords)
  return isShort ? { first, second } : null
}

function findFirst(before: string, second: string): string | null {
  if (/^(?:je |j’|tu |vous )/i.test(second)) {
    return clausePattern.exec(before.replace(framePattern, ''))?.[1]?.replace(/,$/, '') ?? null
  }
  const last = before.replace(introductionPattern, '').trim()
  if (last === '' || /^(?:je |j’|tu |vous |on |ils? |elles? |c’|ça )/i.test(last)) return null
  if (infinitivePattern.test(second)) return infinitivePattern.test(last) ? last : null
  return determiners.test(second) === determiners.test(last) ? last : null
}
