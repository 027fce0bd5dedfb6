import { weekdayPattern } from './resolve-day'

/**
 * A clause that the caller said. `quote`: the caller's words with normalised spelling. `text`: the same without filler
 * words, and with slang nouns replaced.
 */
export type FactClause = { quote: string; text: string }

/** Matches words of stories and role-plays, which are not about the caller's life. */
const fiction =
  /(?<!\p{L})(?:imagine[sz]?|fais(?:ons)? comme si|faites comme si|on (?:joue|dirait)|je rêve|j’ai rêvé|dans (?:l’histoire|le jeu|la scène|mon rêve|une autre vie)|si j’étais)(?!\p{L})/iu

const conjunction =
  '(?:et|mais|alors|donc|du coup|parce que|car|puis|pis|sinon|sauf que|vu que|moi|nous|toi|quand)'
/** Words after which a subject does not begin a clause of its own. */
const noNewClauseAfter =
  'que|qu|qui|si|quand|comme|où|dont|parce|et|mais|donc|alors|car|puis|pis|sinon|coup|moi|nous|toi|lui|ce|ne|est-ce|pourquoi|comment|combien|dit|dis|disait|disent|répond|répondu|demande|demandé|crois|pense'
const possessiveStart =
  '(?:^|[,.:] |(?:^| )(?:et|mais|alors|donc|puis|ben|bah|euh|moi|sinon|que|quand|car|bon|fait|là|ah|oui|non|tiens) )(?:mon|ma|mes|notre|nos) [\\p{L}-]+(?: [\\p{L}-]+)?'
/** A day before a subject belongs to the clause of that subject: "dimanche je vais à un mariage". */
const dayStart = `(?:^|[,.:] |(?:^| )(?:et|mais|alors|donc|puis|sinon|là|ben|bah|euh|bon) )(?:demain|après-demain|ce week-end|ce soir|${weekdayPattern})(?: prochain)?(?: matin| soir| après-midi| midi)?`
/** Matches the space before a clause, because recognised speech has no punctuation. */
const clauseStart = new RegExp(
  `(?<!(?:^|[ ’])(?:${noNewClauseAfter}))(?<!${possessiveStart}|${dayStart}) (?=(?:${conjunction} )*(?:je |j’|il |elle |ils |elles |on |c’est |ça |tu |y a |faut |il faut )(?!pas |plus )\\S)|(?<=\\p{L}) (?=(?:et|mais|alors|donc|sinon|parce que|car) (?:mon|ma|mes|notre|nos) )`,
  'iu',
)
const dayBeforeComma = new RegExp(
  `((?:^|[ ,])(?:demain|après-demain|ce week-end|${weekdayPattern})(?: prochain)?(?: matin| soir| après-midi| midi)?), (?=(?:je|j’|on|il|elle|mon|ma|mes|y a)(?:\\s|’|\\p{L}))`,
  'giu',
)

/** Returns the clauses of what the caller said, without questions and stories. */
export const splitFactClauses = (text: string): readonly FactClause[] =>
  normaliseSpelling(text)
    .split(/(?<=[.!?…])\s+|[;\n]+/)
    .filter((sentence) => !fiction.test(sentence))
    .flatMap((sentence) => listStatedClauses(sentence.trim()))
    .map((quote) => ({ quote, text: cleanClause(quote) }))
    .filter((clause) => clause.text !== '')

const normaliseSpelling = (text: string) =>
  text
    .replace(/['`´]/g, '’')
    .replace(/[«»"]/g, ' ')
    .replace(/(?<!\p{L})(?:chuis|jsuis|j’suis)(?!\p{L})/giu, 'je suis')
    .replace(/(?<!\p{L})j’(?=[bcdfgklmnpqrstvwxz])/giu, 'je ')
    .replace(/(?<!\p{L})(?:petit (fils)|petite (fille)|petits (enfants))/giu, (words) =>
      words.replace(' ', '-'),
    )
    .replace(/[^\S\n]+/g, ' ')

/**
 * Returns the clauses that are not questions. Of a sentence with a question mark, these are the clauses before the last
 * comma; none if it has no comma or begins like a question.
 */
function listStatedClauses(sentence: string): string[] {
  const clauses = sentence
    .replace(dayBeforeComma, '$1 ')
    .split(/\s*[,:]\s+/)
    .flatMap((part) => part.split(clauseStart))
    .map((clause) => clause.replace(/[.!?…\s]+$/, '').trim())
  if (!sentence.endsWith('?')) return clauses
  const comma = sentence.lastIndexOf(',')
  if (comma === -1 || /^(?:est-ce|qu’est|c’est quand|tu|vous)(?!\p{L})/iu.test(sentence)) return []
  return listStatedClauses(sentence.slice(0, comma))
}

const openingFillers =
  /^(?:(?:euh|heu|hum|moi|nous|ok|okay|ben|bah|bon|bof|bref|oui|ouais|non|nan|ah|oh|allez|alors|enfin|en fait|du coup|voilà|quoi|genre|sinon|au fait|d’ailleurs|tiens|et|mais|donc|parce que|car|puis|pis|vu que|sauf que|là|salut|bonjour|bonsoir|coucou|allô|écoute|écoutez|hein|tu sais|vous savez|tu vois|vous voyez|figure-toi que|je crois que|c’est que|ouf|après|ensuite)[ ,]+(?=\S))+/iu
const closingFillers =
  / (?:moi|toi|quoi|hein|tu sais|vous savez|tu vois|vous voyez|voilà|là|tiens|en fait|du coup|d’ailleurs|par contre|en vrai|donc|haha|mdr|lol|maintenant|en ce moment|ouais|oui|aussi|bon|bref|et|mais|alors|euh|je crois|finalement|en plus|normalement|du tout)$/iu
/** Matches the words at the end of a clause that no longer belong to the fact: "et ça me stresse". */
const continuation =
  / (?:et (?:ça|puis|là|je|j’|on|du coup|le lendemain)|mais|donc|du coup|alors|parce que|parce qu’|car|sauf que|même si|qui (?:me|m’)|ça me|tu (?:sais|vois)|vous savez|sinon|genre|quoi|haha|enfin|euh) ?.*$/iu
/** "Mon fils il passe": the redundant pronoun is removed. */
const redundantPronoun =
  /^((?:mon|ma|mes|notre|nos) [\p{L}-]+(?: [\p{L}-]+)?) (?:il|elle|ils|elles) (?=\S)/iu
/** "Mon fils passe son bac lui": a pronoun at the end that only emphasises the subject. */
const emphaticPronoun =
  /(?<! (?:avec|chez|pour|à|de|sur|sans|contre|et|comme)) (?:elle|lui|eux|elles)$/iu

function cleanClause(clause: string): string {
  let text = clause.replace(openingFillers, '').replace(continuation, '')
  for (let previousText = ''; previousText !== text; ) {
    previousText = text
    text = text.replace(closingFillers, '')
  }
  return text
    .replace(redundantPronoun, '$1 ')
    .replace(emphaticPronoun, '')
    .replace(/(?<= )gosses?(?!\p{L})/giu, (word) => (word.endsWith('s') ? 'enfants' : 'enfant'))
    .replace(/(?<=mon )(?:mec|gars)(?!\p{L})/giu, (word) => (word === 'mec' ? 'copain' : 'fils'))
    .replace(/(?<=ma )meuf(?!\p{L})/giu, 'copine')
    .replace(/(?<=(?:un|mon|nouveau|de) )(?:boulot|taf|job)(?!\p{L})/giu, 'travail')
    .trim()
}

/** Splits a sentence into its clauses in the caller's words, each with the separator before it: a comma or a space. */
export function splitIntoClauseTexts(sentence: string): { text: string; separator: string }[] {
  return normaliseSpelling(sentence)
    .split(/\s*,\s+/)
    .flatMap((part) =>
      part.split(clauseStart).map((text, index) => ({
        text: text.trim(),
        separator: index === 0 || /^(?:je |j’|il |elle |on |ça )/i.test(text) ? ', ' : ' ',
      })),
    )
    .filter(({ text }) => text !== '')
}
