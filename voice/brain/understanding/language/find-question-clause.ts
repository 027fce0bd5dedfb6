import { isQuestion } from './is-question'

/** A text with fewer words counts as a single clause. */
const minWords = 7
/** Matches 3 to 20 words: a shorter question cannot be answered alone, and a longer clause is not only a question. */
const answerablePattern = /^\S+(?: \S+){2,19}$/

/** Matches words that lead from one subject to a question about another: "et sinon il pleut chez vous". */
const marker = /(?<= |^)(?:sinon|au fait|d’ailleurs|à propos|et(?= (?:toi|vous) \S+ \S))(?: |$)/gi

/** Matches words that begin a question and never a statement. */
const startPattern =
  /(?<= |^)(?:est-ce qu[e’]|qu’est-ce qu[ei’]|c’est quoi |(?:je|on) (?:fais|fait|dis|dit|réponds|répond) quoi à partir de quand |à quel(?:le)? |(?:tu|vous) (?:crois|croyez|penses|pensez|trouves|trouvez) qu[e’]|(?:tu|vous) (?:crois|croyez|penses|pensez|connais|connaissez) |(?:tu|vous) (?:sais|savez) (?:si|où|comment|combien|quand|quel|à|ce que|pourquoi|s’il)|(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) (?:me |m’|lui |nous )|(?:tu|vous) (?:as|avez) (?:pas )?(?:une? (?:idée|conseil|truc|astuce)|des (?:idées|conseils))|(?:t’|t’en |tu |vous |vous en |tu en )(?:\p{L}+ )?\p{L}+(?:rais|riez) |comment (?:tu |on fait|je fais|je (?:commence|démarre|lui |leur |m’y ))|on a le droit |(?:tu es|t’es|vous êtes|tu préfères|vous préférez) plutôt |(?:il|elle|ils|elles) (?:a|ont) le droit de )/giu

/** Matches words that end with an introduction to reported speech, in which no question is for the companion. */
const reportEnd =
  /(?:dit|dis|disait|disent|demande|demandé|répond|répondu|genre|si)(?: \S+){0,1} $/i

/** Matches the words that end a spoken question, and fillers after them. */
const endPattern =
  / (?:(?:quoi|comment|combien|où|quand|laquelle|lequel|qui)(?: (?:toi|vous|moi|du coup|déjà|au juste|exactement|avec ça|comme \S+|à (?:ta|votre|la) place))*|ou (?:j’attends|(?:je |j’|on )\S+(?: \S+){0,3})|ou pas|ou non|c’est normal|c’est grave|(?:tu|vous) (?:crois|croyez|penses|pensez|trouves|trouvez)|(?:à|d’après|selon) (?:ton avis|votre avis|toi|vous))$/i

/** Matches a reason after the question: "il pleut chez vous parce qu'ici c'est le déluge". */
const reasonPattern = / (?:parce qu(?:e |’)|vu que |vu qu’|puisqu(?:e |’)|car ).*$/i

/** Matches the pronouns with which a spoken clause begins. */
const clauseStart =
  /(?<= |^)(?:(?:moi|toi|vous) (?=je |j’|tu |vous ))?(?:je |j’|tu |t’|vous (?=\p{L}+ez )|il |elle |on |ils |elles |ça |c’est |faut |y a )/giu

/** Matches what may be a question after a marker although nothing in its form shows it. */
const possibleQuestionPattern =
  /^(?:(?:toi|vous) )?(?:tu|t’|vous) ?(?!vois|voyez|sais|savez|imagines|imaginez)|(?:chez|pour) (?:toi|vous)|là-bas|où (?:tu es|vous êtes)/i

/**
 * Returns the clause of a longer text that asks something, because recognised speech has no question marks: "il
 * pleut chez vous" for "je rentre du boulot et sinon il pleut chez vous parce qu'ici c'est le déluge". Returns
 * null when the text is only a question, contains none, or has a question mark.
 */
export function findQuestionClause(text: string): string | null {
  const words = text
    .replace(/['`´]/g, '’')
    .replace(/[.,!…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // "Elle est morte quoi" and "on était colocs quoi" are statements, so their last word is removed.
    .replace(
      /(?<= (?:est|suis|étais|était|sont) (?:\S+ )?(?:\S+ée?s?|\S+ie|morte?s?|parti|fini|dure?|nulle?|seule?)| (?:étais|était|étaient|suis|sont|est) (?:\S+ )?(?!devenu|fait|mort|c’est)(?:[\p{L}-]{4,}s|colocs|la vie|la base|la honte|le bordel|la galère)) quoi$/iu,
      '',
    )
  if (text.includes('?') || words.split(' ').length < minWords) return null
  const withoutReason = words.replace(reasonPattern, '')
  const candidates = [words, withoutReason].flatMap((part) => [
    ...[...part.matchAll(marker)]
      .map(({ index, 0: found }) => part.slice(index + found.length))
      .filter((rest) => isQuestion(rest) || possibleQuestionPattern.test(rest)),
    ...[...part.matchAll(startPattern)]
      .filter(({ index }) => !reportEnd.test(part.slice(0, index)))
      .map(({ index }) => part.slice(index)),
    ...findByEnd(part),
  ])
  const clauses = candidates
    .map((clause) => clause.replace(reasonPattern, '').trim())
    .filter((clause) => clause.length < words.length && answerablePattern.test(clause))
  return clauses.sort((one, other) => other.length - one.length)[0] ?? null
}

/** Returns the clause before words that end a question: "je leur dis comment". */
function findByEnd(text: string): readonly string[] {
  const found = endPattern.exec(text)
  if (!found) return []
  const index = [...text.slice(0, found.index).matchAll(clauseStart)].at(-1)?.index
  return index === undefined || reportEnd.test(text.slice(0, index)) ? [] : [text.slice(index)]
}
