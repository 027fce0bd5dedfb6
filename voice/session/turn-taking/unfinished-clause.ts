import { splitWords, toWordSet } from './spoken-words'

/** Words that do not end a French sentence: articles, prepositions, conjunctions, subjects, hesitations. */
const incompleteWords =
  toWordSet(`le la les l’ du des au aux ce cet cette ces mon ma mes ton tes son sa
  ses notre votre nos vos leur leurs chaque
  à de d’ en dans chez vers par sur sous parmi malgré jusqu’à
  et ou mais or ni car que qu’ lorsque puisque comme dont parce afin
  je j’ tu il ils on qu’il qu’elle qu’on qu’ils qu’elles s’il s’ils me te se ne n’
  euh heu hum hmm ben bah genre enfin disons puis c’est-à-dire quelques plusieurs très`)

/** Words that leave a sentence unfinished, unless one of the listed words precedes them: "je suis pour". */
const completeAfter: Readonly<Record<string, ReadonlySet<string>>> = {
  pour: toWordSet('suis es est sommes êtes sont vote plutôt'),
  avec: toWordSet('faire fais fait viens venir partir repartir'),
  sans: toWordSet('faire fais fait'),
  depuis: toWordSet('jamais'),
  entre: toWordSet(''),
  pendant: toWordSet(''),
  donc: toWordSet('dis quoi pourquoi comment qui'),
  qui: toWordSet('avec à de pour chez sur c’est es t’es est pas sais par contre dis'),
  elle: toWordSet('avec à de d’ pour chez sans c’est sur contre vers comme que et'),
  elles: toWordSet('avec à de d’ pour chez sans c’est sur contre vers comme que et'),
  ta: toWordSet(''),
}

/** Verbs that need an object or a participle, except in clauses such as "où il est" and "ce que je veux". */
const incompleteVerbs =
  toWordSet(`ai as a avons avez ont avais avait avions aviez avaient aurais aurait
  suis es est sommes êtes sont étais était étions étiez étaient serais serait
  vais vas va vont dois doit devez devrais devrait peux peut pouvais pourrais pourrait
  veux veut voulais voudrais voudrait faut faudrait fallait aimerais aimerait c’est c’était`)
const completeVerbEnding = new RegExp(
  [
    '(?:^|\\s)(?:ça|y|en|j’y|j’en|t’en|n’en|m’en|s’en|on y|vas-y|d’accord) \\S+$',
    '(?:où|comme|comment|combien|qui|ce que|ce qu’\\S+|dont|quel \\S+|quelle \\S+)(?: \\S+){0,2}$',
    '(?:si|quand|dès que|autant que|tant que) (?:tu|je|vous|on) (?:peux|veux|peut|veut)$',
    '^(?:oui|ouais|non|si) \\S+ (?:peux|veux|peut|veut)$',
    '(?:est-ce que|est-ce qu’\\S+)(?: \\S+)? (?:peux|peut)$',
  ].join('|'),
  'u',
)

const incompleteEnding =
  /(?:^|\s)(?:parce que?|alors que|sauf que|je veux dire|comment dire|et puis|ou alors|à cause|grâce|à côté|est-ce que|du coup|beaucoup trop|(?:et|mais|surtout|même|sauf|comme|que|euh) quand|(?:que|si|quand|où|dont) (?:nous|vous)|(?:le|la|les|un|une|au|du|ce) \S+ où|là où|(?:dois|faut|peux|faudrait|devrais) (?:encore|déjà|aussi|quand même)|(?:c’est|c’était|n’est|n’était|il est|elle est|sont|suis|étais|était) (?:pas|plus|un peu|vraiment|tellement|plutôt|assez))$/u
/** Matches fragments that only introduce a sentence: "en fait". */
const introduction =
  /^(?:(?:oui|non|bon|ben|ah|mais|et|euh|alors|ok|d’accord|du coup) )*(?:alors|bon|bref|en fait|d’abord|déjà|tu sais|écoute|du coup|parce que|mais|et|enfin|donc|en gros)$/u
const completeAnswer = /^(?:bon|ah bon|et alors|ben alors|mais alors)$/u

/**
 * Matches a short text that begins with a subordinate clause: "quand je suis rentré". A main clause may follow
 * (see `mainClauseAfterSubordinate`).
 */
const subordinateClause =
  /^(?:(?:et|mais|alors|euh|oui|non) )*(?:quand|lorsque|si|dès que|le jour où|comme) (?:je|j’\S+|il|elle|on|tu|ils|elles|jamais|mon|ma|le|la)(?: \S+){0,4}$/u
/** Matches clauses that are complete answers: "si tu veux". */
const completeSubordinateClause = /(?:veux|voulez|peux|pouvez|préfères|préférez)$/u
/** Matches a text with the first word of a main clause after a subordinate clause. */
const mainClauseAfterSubordinate =
  /^(?:\S+ ){2,}(?:je|j’\S+|tu|il|elle|on|ça|c’est|c’était|nous|vous|ils|elles|dis-moi|alors)(?= )/u

/** "D'un côté j'ai envie de partir" announces the other side. */
const firstSide =
  /^(?:(?:oui|ben|bah|bon|alors|et|mais|euh|en fait) )*d’un côté (?!.*(?:de l’autre|mais|d’un autre))\S/u

/**
 * Matches an ending that needs a complement: an infinitive ("j'ai l'impression d'être") or a verb with an
 * adverb ("je vais peut-être").
 */
const openVerbEnding =
  /(?:(?:l’impression|envie|besoin|peur|marre|l’air|le droit|train|hâte|pas|au lieu|obligée?|sûre?) (?:de |d’)|(?:pour|sans|peux|veux|vais|dois|voudrais|aimerais|faut|failli|commence à|arrive à|arrête de|essaie de|essayer de|c’est) )(?:être|avoir|faire|aller|devoir|pouvoir|vouloir|devenir|avoir été)$|(?:(?:^| )(?:vais|va|vas|allons|vont|ai|as|a|ont|suis|est|sont|dois|doit|peux|peut|faut|(?:dev|pour|voud|aime)rai(?:s|t|ent)|était|serait|c’est|c’était|y a) (?:aussi|peut-être|sûrement|juste|encore|toujours|quand même|même|vraiment|probablement|sans doute))$/u
/** Exceptions to `openVerbEnding`, which are complete: "j'y vais quand même", "il est toujours là". */
const completeAdverbEnding =
  /(?:^| )(?:c’est (?:toujours|peut-être)|(?:est|suis|sont) (?:toujours|encore) là|\S+ y (?:vais|va) (?:peut-être|sûrement|quand même)|(?:j’y|on y|y) \S+ \S+)$/u

const somebody =
  '(?:mon|ma|mes|ton|ta|son|sa|notre|nos|leur) (?:\\S+ )?(?:chef|cheffe|patron|patronne|collègue|collègues|père|mère|frère|soeur|fils|fille|mari|femme|copain|copine|ami|amie|amis|voisin|voisine|chien|chat|oncle|tante|cousin|cousine|parents|enfants|ex|prof|médecin|banquier|beau-père|belle-mère|beau-frère|belle-soeur|grand-mère|grand-père)'
/** A subject alone after an opening: "et là mon chef". Without an opening it may be an answer. */
const bareNounPhrase = new RegExp(
  `^(?:(?:oui|bon|ben|euh|mais|alors|donc|et|parce que) )*(?:et|et là|et puis|et alors|mais|parce que|donc|du coup|alors|surtout que|sauf que|en plus|en fait) (?:y a )?(?:${somebody}|(?:le|la|les|un|une|cette|ce) (?:mec|gars|type|fille|dame|monsieur|nana|gens|gamin|gamine|médecin|chef|docteur))$`,
  'u',
)
/** "Le truc c'est que mon mari", but not "plus que mon mari". */
const nounPhraseAfterQue = new RegExp(
  `(?:c’est|dit|pense|crois|trouve|parce|alors|pendant|depuis|sais|sauf|fois|faut) que ${somebody}$`,
  'u',
)
/** A subject with a relative clause and no main verb: "ma sœur qui habite à Lyon". */
const relativeOnly = new RegExp(
  `^(?:(?:et|mais|alors|donc|euh|ben|en fait|moi|tu sais) )*(?:${somebody}|(?:le|la|les|l’|un|une|celui|celle|ceux) ?\\S*) (?:qui|que|qu’il|qu’elle|qu’on|dont|avec qui|à qui) (?!.*(?:,| (?:est|sont|était|a|ont|avait|avaient|vont|doit|peut|sait|m’a|a fini|a décidé|va|vient de|dit|veut|se|me|m’) ))\\S+(?: \\S+){0,6}$`,
  'u',
)
/**
 * Matches a text that begins with a clause of condition, time or cause: "si jamais il revient". A main clause
 * may follow (see `mainClauseAfterCondition`).
 */
const conditionClause =
  /^(?:(?:et|mais|alors|euh|oui|non|ben|bah|donc|parce que|surtout|même) )*(?:si jamais|si par hasard|même si|au cas où|le jour où|dès que|tant que|pendant que|alors que|vu que|puisque|depuis que|à chaque fois que|chaque fois que|la dernière fois que|avant que|après que|une fois que|maintenant que) \S+(?: \S+){1,6}$/u
const mainClauseAfterCondition =
  /^(?:\S+ ){3,}(?:je|j’\S+|tu|il|elle|on|ça|c’est|c’était|nous|vous|ils|elles|alors|y)(?= )/u

/** Matches endings that are complete, although the last word usually is not: "j'y vais avec", "ça me va". */
const completeIdiomEnding =
  /(?:^| |’)(?:y (?:vais|vas|va|allons|allez|vont) avec|sortie?s? avec|(?:me|te|lui|nous|vous|leur) (?:va|vont))$/u

/** Words that can end a sentence only if "en" precedes them: "j'en veux un". */
const indefiniteArticles = toWordSet('un une')

/** Whether the caller stopped in the middle of a sentence. */
export function isUnfinishedClause(transcript: string): boolean {
  const text = transcript.trim()
  if (/[?!]$/u.test(text)) return false
  if (/(?:[,;:…]|\.\.\.)$/u.test(text)) return true
  const words = splitWords(text)
  const plainText = words.join(' ')
  if (introduction.test(plainText) && !completeAnswer.test(plainText)) return true
  if (hasIncompleteEnding(words, plainText)) return true
  if (lacksMainClause(plainText) || lacksPredicateOrComplement(plainText)) return true
  return isUnfinishedList(text)
}

/**
 * Whether the words so far are only a subject, a condition or one of two sides, or end in a verb that needs a
 * complement.
 */
function lacksPredicateOrComplement(text: string): boolean {
  if (nounPhraseAfterQue.test(text)) return true
  if (firstSide.test(text) || bareNounPhrase.test(text) || relativeOnly.test(text)) return true
  if (openVerbEnding.test(text) && !completeAdverbEnding.test(text)) return true
  const condition = conditionClause.exec(text)
  return condition !== null && !mainClauseAfterCondition.test(blankConditionStart(text))
}

/**
 * Replaces a conjunction and the pronoun after it, so that the pronoun is not taken for the start of a main clause:
 * "si jamais il revient" becomes "x x revient".
 */
const blankConditionStart = (text: string) =>
  text.replace(
    /^(?:.*? )??(?:si jamais|si par hasard|même si|au cas où|le jour où|que|dès que|puisque) (?:je |j’|tu |il |elle |on |ils |elles |nous |vous |ça |c’)?/u,
    'x x ',
  )

const lacksMainClause = (text: string) =>
  subordinateClause.test(text) &&
  !completeSubordinateClause.test(text) &&
  !mainClauseAfterSubordinate.test(text)

function hasIncompleteEnding(words: readonly string[], text: string): boolean {
  const lastWord = words.at(-1) ?? ''
  const precedingWord = words.at(-2) ?? ''
  if (incompleteWords.has(lastWord) || incompleteEnding.test(text)) return true
  if (completeIdiomEnding.test(text)) return false
  const exceptions = completeAfter[lastWord]
  if (exceptions) return !exceptions.has(precedingWord)
  // "Mais si" is an answer, "je me demande si" is unfinished.
  if (lastWord === 'si') return words.length > 2 && !['mais', 'que', 'moi'].includes(precedingWord)
  if (indefiniteArticles.has(lastWord)) return !words.some((word) => /(?:^|’)en$/u.test(word))
  if (
    !incompleteVerbs.has(lastWord) &&
    !incompleteVerbs.has(lastWord.replace(/^(?:j|m|t|s|n|l)’/u, ''))
  )
    return false
  // "J'y vais" is complete, "il y a" is not.
  return /(?:^|\s)y a$/u.test(text) || !completeVerbEnding.test(text)
}

/** A longer item is a clause, so the text is not a list. */
const maxListItemWords = 3

/** "du pain, du lait, des œufs": at least two commas, and no "et" that would close the list. */
function isUnfinishedList(text: string): boolean {
  if (/\.$/u.test(text)) return false
  const items = text.split(',').map((item) => splitWords(item))
  if (items.length < 3 || items.some((item) => item.length > maxListItemWords)) return false
  return !['et', 'ou', 'puis', 'voilà'].includes(items.at(-1)?.[0] ?? '')
}
