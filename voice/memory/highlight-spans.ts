import { splitIntoClauseTexts } from './fact-clauses'

/** Greetings, fillers, thanks and goodbyes, which are not part of a sentence worth keeping. */
const opening =
  /^(?:(?:euh|heu|bon|ben|bah|ah|oh|alors|voilà|oui|ouais|non|nan|enfin|en fait|du coup|donc|et|mais|ok|d’accord|bref|allez|tiens|sinon|pis|puis|parce que|moi|là|hein|salut|bonjour|bonsoir|coucou|hello|allô|écoute|je crois que|n’importe quoi|merci(?: beaucoup)?)(?:,? |, ?)(?=\S))+/iu
const closing =
  /(?:[, ]+(?:merci(?: (?:beaucoup|hein|à toi|à vous|bien|quand même))?|hein|quoi|voilà|tiens|bonsoir|bonne (?:nuit|soirée|journée)|au revoir|salut|ciao|bisous?|à (?:demain|bientôt|plus)|allez|bon|bref|ouais|oui|moi|en fait|du coup|haha|lol|mdr|tu sais|vous savez|tu vois|je crois|je pense))+[\s!.…]*$/iu
/** A clause that is only a greeting, thanks, a goodbye or a filler, perhaps with a name. */
const emptyClause =
  /^(?:(?:bon|allez|et|ok|ben|ah|oh|alors) )*(?:salut|bonjour|bonsoir|coucou|hello|merci|au revoir|ciao|bonne (?:nuit|soirée|journée)|bisous?|à (?:demain|bientôt|plus)|n’importe quoi|d’accord|voilà|bon|ok|oui|non|ouais)(?: (?:\p{L}+|hein|quand même|beaucoup)){0,2}$/iu

/** Matches a clause that belongs to the clause before it: "… pendant qu'on fait la vaisselle", "…, c'est décidé". */
const dependentClause =
  /^(?:pour|parce qu|pendant|avec|quand|depuis|et (?:après|puis|on|je|j’|elle|il|ensuite)|puis|c’est décidé|c’était|qui|où|dont|comme|sans|avant|on|il|elle|ça|c’est|je lui|dès|à)(?![\p{L}])/iu
/** Matches a clause that is only a time, which belongs to the clause after it: "Dès lundi, je pars à six heures". */
const timeClause =
  /^(?:(?:bon|et|mais|alors|donc) )?(?:dès|à partir de|demain|après-demain|ce soir|ce week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|désormais|maintenant)(?: \S+){0,2}$/iu

const maxSpanWords = 22

/**
 * Returns one text for each clause of a sentence: the clause and the clauses after it that depend on it,
 * without greetings, thanks and goodbyes. A text ends before a clause that addresses the companion or would make it
 * longer than `maxSpanWords`. Dependent clauses are listed too, although they cannot stand alone.
 */
export function listSpans(sentence: string): string[] {
  const clauses = joinTimesToNextClauses(
    splitIntoClauseTexts(sentence).filter((clause) => !emptyClause.test(clause.text.trim())),
  )
  return clauses.map((clause, index) => {
    let span = clause.text
    for (const nextClause of clauses.slice(index + 1)) {
      const longerSpan = `${span}${nextClause.separator}${nextClause.text}`
      if (
        !dependentClause.test(nextClause.text.replace(opening, '')) ||
        countWords(longerSpan) > maxSpanWords
      )
        break
      if (/(?<!\p{L})(?:tu|te|t’|toi|vous|votre|ton|ta)(?!\p{L})/iu.test(nextClause.text)) break
      span = longerSpan
    }
    return trimSentence(span)
  })
}

type SpanClause = { text: string; separator: string }

/** Joins a clause that is only a time to the clause that follows it. */
function joinTimesToNextClauses(clauses: readonly SpanClause[]): SpanClause[] {
  const joinedClauses: SpanClause[] = []
  for (const clause of clauses) {
    const lastClause = joinedClauses.at(-1)
    if (lastClause && timeClause.test(lastClause.text))
      joinedClauses[joinedClauses.length - 1] = {
        ...lastClause,
        text: `${lastClause.text}${clause.separator}${clause.text}`,
      }
    else joinedClauses.push(clause)
  }
  return joinedClauses
}

/** Removes fillers and courtesies at both ends and final full stops and commas; capitalises the first letter. */
export function trimSentence(sentence: string): string {
  const text = sentence
    .trim()
    .replace(opening, '')
    .replace(closing, '')
    .replace(/[\s.…,]+$/, '')
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
