import { normaliseText } from './normalise-text'

/** What a question about the caller's own words asks for. */
export type FactKind = 'name' | 'time' | 'duration' | 'number' | 'place' | 'words'

/** A value that the caller said, and the noun with "mon" or "ma" that it belongs to, if any. */
export type Fact = { kind: FactKind; value: string }

const numberWord =
  '(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|vingt(?:-\\p{L}+)?|trente(?:-\\p{L}+)?|quarante|cinquante|soixante|cent|mille|quelques|plusieurs)'
const dayWord =
  '(?:(?:ce |le |la )?(?:après-demain|demain|aujourd’hui|ce soir|ce matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain| matin| midi| soir| après-midi)?(?: (?:le )?\\d{1,2}(?: (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))?)?)'
const dateWord = `(?:le \\d{1,2}(?:er)?(?: (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))?|la semaine prochaine|le mois prochain|l’année prochaine|dans ${numberWord} (?:jours?|semaines?|mois|ans?)|(?:en|depuis|de|début|fin|mi) ?-?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))`
const hourWord = `(?:(?:à|vers) (?:midi|minuit|${numberWord} ?(?:h|heures?)(?: ?(?:\\d{1,2}|et demie|trente|et quart|quinze))?))`

const valuePatterns: Readonly<Record<'time' | 'duration' | 'number' | 'place', RegExp>> = {
  time: new RegExp(
    `(?<![\\p{L}])(?:(?:${dayWord}|${dateWord})(?:,? ${hourWord})?|${hourWord})(?![\\p{L}\\d])`,
    'iu',
  ),
  duration: new RegExp(
    `(?<![\\p{L}])${numberWord} (?:minutes?|heures?|jours?|semaines?|mois|ans?|années?)(?: et demie?)?(?![\\p{L}])`,
    'iu',
  ),
  number: new RegExp(`(?<![\\p{L}\\d])${numberWord} (?:€|[\\p{L}]+)`, 'iu'),
  place:
    /(?<!\p{L})(?:à|au|aux|en|chez|dans|près de)\s(?:(?:la|le|l’|les|un|une|ma|mon)\s?)?\p{Lu}?[\p{L}’-]{3,}/u,
}

const stopWords = new Set(
  'est ce que qu qui quoi quel quelle quels quelles comment combien quand ou de du des le la les un une et a au aux en y il elle ils elles on je j tu t te toi vous me m moi mon ma mes ton ta tes votre vos son sa ses c ca cela deja dit dis dire parle souviens souvenez rappelle rappelles rappelez nom prenom temps fois jour heure date tout fait suis es ai as avez etais etait avec pour dans sur pas plus ne n si se s l d lui encore bien tout alors euh au fait dernier derniere depuis pendant'.split(
    ' ',
  ),
)

const toStems = (text: string) =>
  normaliseText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => word.replace(/(?:es|s|x|ne)$/, '').slice(0, 6))

const memoryPattern =
  /\b(c est (quel jour|a quelle heure|quand)|(il|elle|je|j) \w+ (quand|quel jour|a quelle heure)|(quoi|quelle est|quel est|quelle etait|quel etait) (deja )?(la date|l heure|le jour|le nom|le prenom|l age) d(e|u) |j ai (deja )?dit|(mon|ma) \w+ c etait (quand|quoi)|(il|elle) (avait|a) quel age|quel age (il|elle|avait|a t)|j etais (ou|avec qui)|(dire|dis moi|dites moi|c est|c etait) (quand|ou|combien|comment) (que )?(je|j|mon|ma) ?|je (l |y |te |lui )*\w+( \w+)? quand( \w+){0,3} deja|tu te (souviens|rappelles)|vous vous (souvenez|rappelez)|te souviens tu|rappelle moi|rappelez moi|je (t |te |vous )?ai (deja )?(dit|parle|raconte)|(je )?(t |te |vous )?(disais|parlais) (quoi|de quoi|tout a l heure)|c est (comment|quoi) (son|le) (prenom|nom)|comment (s appelle|s appelait|je m appelle|(il|elle|ils) s appel\w+)|(il|elle) s appel(le|ait) comment|je m appelle comment|c est quoi mon (prenom|nom)|(c est|c etait) (quand|ou|a quelle heure|quel jour|quoi|qui) (deja )?(mon|ma|mes|notre)|(tu|vous) (as|avez) (retenu|note|oublie)|qu est ce que j aime|j aime quoi)\b|\b(mon|ma|mes) \w+( \w+){0,3} (c est|c etait) (quand|ou|quoi|quel jour|a quelle heure)\b|\b(combien de temps|depuis (quand|combien))\b.*\b(j (etais|ai ete|avais)|on (etait|est reste)|je (suis|travaille|vis|connais))\b|\bj (etais|ai ete) .*combien de temps\b|\b(quand|combien|quel jour|quelle heure|ou|comment|quoi|qui|quelle?)\b.* deja( (je )?(t|te|vous|l|me)( l)? (ai|avais|as).*)?$|\b(tu|vous) (te|vous) (rappelles?|rappelez|souviens|souvenez)|\bde quoi (j ai|j avais|je) (peur|parl\w*|disais)|\bqu est ce qui (m (inquiete|angoisse|stresse)|me (fait|faisait) (peur|plaisir))|\bdeja (quand|combien|quel)/

/** Returns the first duration that the text names: "quinze ans". */
export const findDuration = (text: string): string | null =>
  valuePatterns.duration.exec(text.replace(/'/g, '’'))?.[0] ?? null

/** Returns the first day or hour that the text names: "jeudi à 14 h". */
export const findTime = (text: string): string | null =>
  valuePatterns.time.exec(text.replace(/'/g, '’'))?.[0] ?? null

/** Whether the question is about what the caller said, in this call or an earlier one. */
export const asksAboutOwnWords = (normalisedText: string) =>
  memoryPattern.test(normalisedText) && !/\b(pourquoi)\b/.test(normalisedText)

/** Returns what the question asks for. */
export function classifyFactQuestion(normalisedText: string): FactKind {
  if (/\b(s appel\w*|nom|prenom|je m appelle)\b/.test(normalisedText)) return 'name'
  if (
    /\bcombien de temps|(quel|mon|son|l) age|depuis (quand|combien)|combien (d |de )(annees|ans|mois|jours|semaines)/.test(
      normalisedText,
    )
  )
    return 'duration'
  if (
    /\b(quand|quel jour|le jour|du jour|quelle heure|l heure|date|quel mois|quelle semaine|quelle annee)\b/.test(
      normalisedText,
    )
  )
    return 'time'
  if (/\bcombien\b/.test(normalisedText)) return 'number'
  return /(^|c est |c etait |habite )ou\b/.test(normalisedText) ? 'place' : 'words'
}

/** The noun after "mon" or "ma" in a question: "chien" in "comment s'appelle mon chien ?". */
export const findSubject = (question: string): string | null =>
  /(?<!\p{L})(?:mon|ma|mes|notre|nos) ((?:petite? |meilleure? |ancien(?:ne)? |future? )?[\p{L}-]+)/iu.exec(
    question.replace(/'/g, '’'),
  )?.[0] ?? null

/**
 * Finds what the caller said that answers a question about it: the latest statement that shares most
 * words with the question. Returns null when nothing fits.
 */
export function findFact(question: string, statements: readonly string[]): Fact | null {
  const normalisedQuestion = normaliseText(question)
  const kind = classifyFactQuestion(normalisedQuestion)
  const stems = toStems(question)
  const ranked = statements
    .map((text, index) => ({
      text: text.replace(/'/g, '’'),
      index,
      shared: countShared(stems, text),
    }))
    .sort((one, other) => other.shared - one.shared || other.index - one.index)
  if (kind === 'name') return findName(question, ranked)
  const isAnySubject = stems.length === 0
  for (const { text, shared, index } of ranked) {
    if (shared === 0 && !isAnySubject && kind !== 'duration') break
    const value =
      kind === 'words' ? findClause(text, stems) : findValue(kind, text, index, statements, stems)
    if (value) return { kind, value }
  }
  return null
}

/** "Elle se marie" and "un mariage" speak of the same. */
const isRelated = (one: string, other: string) =>
  one.length >= 5 && other.length >= 5 && one.slice(0, 4) === other.slice(0, 4)

const countShared = (stems: readonly string[], text: string) => {
  const own = new Set(toStems(text))
  return stems.filter((stem) => own.has(stem) || [...own].some((word) => isRelated(word, stem)))
    .length
}

/** The value may follow in the next statement: "j'ai un entretien", "c'est mardi à 14 h". */
function findValue(
  kind: keyof typeof valuePatterns,
  text: string,
  index: number,
  statements: readonly string[],
  stems: readonly string[],
): string | null {
  const pattern = valuePatterns[kind]
  const isBrief = text.split(' ').length <= 10
  const next = isBrief ? (statements[index + 1]?.replace(/'/g, '’') ?? '') : ''
  const clauses = text.split(/[.!?;,…\n]+/)
  const [fitting = text] = clauses.sort(
    (one, other) => countShared(stems, other) - countShared(stems, one),
  )
  return pattern.exec(fitting)?.[0] ?? pattern.exec(text)?.[0] ?? pattern.exec(next)?.[0] ?? null
}

const findClause = (text: string, stems: readonly string[]): string | null => {
  const clauses = text
    .split(/[.!?;,…\n]+| (?:et|mais|car|alors) (?=je |j’|il |elle |on |mon |ma )/)
    .map((clause) => clause.trim())
  const [fitting] = [...clauses].sort(
    (one, other) => countShared(stems, other) - countShared(stems, one),
  )
  return fitting && fitting.split(' ').length <= 16 ? fitting : null
}

const notNames =
  /^(?:je|j|il|elle|on|le|la|les|un|une|et|mais|oui|non|mon|ma|mes|ce|c|ça|pas|plus|très|toujours|est|est-ce|qui|que|a|à|de|du|en|dans|comment|donc|alors|depuis)$/i

/** By certainty: "mon chien s'appelle Rex", "mon chien Rex", "Rex, mon chien", "il s'appelle Rex". */
function findName(
  question: string,
  ranked: readonly { text: string; shared: number }[],
): Fact | null {
  const noun = findSubject(question)?.split(' ').at(-1)
  const word = '((?:[Mm]onsieur |[Mm]adame |M(?:me|lle|\\.) )?[\\p{L}][\\p{L}’-]+)'
  const proper = '((?:M(?:me|lle|\\.) |[Mm]onsieur |[Mm]adame )?\\p{Lu}[\\p{L}-]+)'
  const patterns = [
    ...(noun
      ? [
          new RegExp(
            `${noun}\\b.{0,25}? (?:s’appel(?:le|ait)|se nomm(?:e|ait)|nommée?|appelée?|c’est|c’était) ${word}`,
            'iu',
          ),
          new RegExp(
            `(?:${noun}|${noun.charAt(0).toUpperCase()}${noun.slice(1)}),? (?:c’est )?${proper}`,
            'u',
          ),
          new RegExp(
            `${proper},? (?:c’est |c’était )?(?:mon|ma|notre|le|la) (?:\\p{L}+ )?${noun}`,
            'u',
          ),
        ]
      : []),
    new RegExp(`(?:il|elle|qui) s’appel(?:le|ait) ${word}`, 'iu'),
    new RegExp(`(?<=dit|prénom|nom|non|ah|,) c’est ${proper}[.!]?$`, 'u'),
  ]
  for (const pattern of patterns)
    for (const { text } of ranked) {
      const name = pattern.exec(text)?.[1]
      if (name && !notNames.test(name))
        return { kind: 'name', value: name.charAt(0).toUpperCase() + name.slice(1) }
    }
  for (const { text, shared } of ranked) {
    const name = shared > 0 || !noun ? /\p{Ll}[’ ,]+(\p{Lu}\p{Ll}{2,})/u.exec(text)?.[1] : undefined
    if (name) return { kind: 'name', value: name }
  }
  return null
}

/** Returns the name or the day that a statement tells, to acknowledge it; null when there is none. */
export function findToldFact(text: string): string | null {
  const plain = text.replace(/'/g, '’')
  const name = /(?:s’appel(?:le|ait)) ((?:[Mm]onsieur |[Mm]adame )?[\p{L}-]{2,})/u.exec(plain)?.[1]
  if (name && !notNames.test(name)) return name
  return new RegExp(`(?:${dayWord}|${dateWord}),? ${hourWord}`, 'iu').exec(plain)?.[0] ?? null
}
