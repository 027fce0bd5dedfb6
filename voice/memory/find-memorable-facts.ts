import { findLearnedWords } from '../brain/lessons/learned-words'
import { removeForgotten } from '../brain/understanding/memory-wish'
import { reflect } from '../brain/understanding/reflect'
import { findForbiddenContent } from '../content-policy/forbidden-content'
import { detectDanger } from '../danger/detect-dangers'
import { findComingDay } from './resolve-day'
import { splitStatements } from './split-statements'

/** Something that the caller said about their life and that is worth remembering. */
export type MemorableFact = {
  /** The fact in the second person: "Vous avez un entretien avec les RH jeudi." */
  statement: string
  /** The caller's sentence that the fact comes from. */
  quote: string
  /** The noun of an event as the caller said it, "un entretien avec les RH"; null for other facts. */
  topic: string | null
  /** The calendar day of an event, "2026-11-26"; null for other facts. */
  eventDay: string | null
}

type Options = {
  /** The calendar day of the call. */
  today: string
  /** Statements that are stored already. */
  knownStatements?: readonly string[]
}

/** The caller decides about each fact right after the call, so there must be few. */
const maxFacts = 5

/** Longer quotes contain more than the fact. */
const maxQuoteLength = 200

/**
 * Lists the facts that a companion may offer to remember: people and animals by name, events to come,
 * work, home, family, projects and tastes, and the words that were learned in a lesson. Leaves out
 * feelings, because they pass, everything that was said in danger or is sexual, and what the caller
 * wanted to be forgotten. It only matches words, and in doubt misses a fact rather than invent one.
 */
export function findMemorableFacts(
  turns: readonly { speaker: 'caller' | 'companion'; text: string | null }[],
  { today, knownStatements = [] }: Options,
): MemorableFact[] {
  const callerTexts = turns.flatMap(({ speaker, text }) =>
    speaker === 'caller' && text ? [text] : [],
  )
  const keptTexts = removeForgotten(callerTexts)
  const sentences = keptTexts.flatMap((text) =>
    detectDanger(text) === null ? splitStatements(text) : [],
  )
  const factsByStatement = new Map<string, MemorableFact>()
  for (const sentence of sentences) {
    if (findForbiddenContent(sentence)) continue
    const fact = findFact(sentence, today)
    if (fact && !knownStatements.includes(fact.statement))
      factsByStatement.set(fact.statement, fact)
  }
  const learnedWords =
    callerTexts.length > 0 && keptTexts.length === 0 ? [] : findLearnedWords(turns)
  for (const { statement, quote } of learnedWords)
    if (!knownStatements.includes(statement) && detectDanger(quote) === null)
      factsByStatement.set(statement, { statement, quote, topic: null, eventDay: null })
  return [...factsByStatement.values()].sort(compareEventsFirst).slice(0, maxFacts)
}

/** Sorts events first, because a companion can ask about them in the next call. */
const compareEventsFirst = (one: MemorableFact, other: MemorableFact) =>
  Number(other.eventDay !== null) - Number(one.eventDay !== null)

const wordStart = '(?<![\\p{L}’])'
const number = '(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)'
const relation =
  '(?:fils|fille|garçon|bébé|enfants?|frères?|sœurs?|jumeaux|jumelles|petits?-(?:fils|enfants)|petites?-filles?|neveux?|nièces?|chiens?|chats?|chatte|chienne|cheval|chevaux|lapins?|perruches?)'
/** Words that end like professions but are not. */
const notProfession =
  '(?!(?:fière?|premi|derni|entière?|particuli|singuli|famili|réguli|prisonni|triste|égoïste|pessimiste|optimiste|réaliste|perfectionniste|ancien|menteu|rêveu|dépensi))'
const profession = `${notProfession}(?:\\p{L}+(?:ier|ière|iste|cien|cienne|logue|gogue|teur|trice|seur|seuse)|prof|professeure?|étudiante?|lycéenne?|retraitée?|artisane?|avocate?|médecin|cheffe?|cadre|ouvrière?|employée?|agent|fonctionnaire|serveuse|aide-soignante?|boulang\\p{L}+|commerçante?|apprentie?|stagiaire|intérimaire|au chômage|à la retraite|en (?:terminale|première|seconde|licence|master|alternance|apprentissage|reconversion))`
const object = '(?:le |la |les |l’|mon |ma |mes |du |de la |de l’|des |un |une )'

/** Clauses that state a lasting fact. `reflect` requires the first person. */
const lastingFacts = [
  `${wordStart}(?:mon|ma|mes) [\\p{L}-]+(?: [\\p{L}-]+)? s’appelle(?:nt)? \\p{Lu}`,
  `${wordStart}j’ai ${number} (?:grande? |petite? |jeunes? )?${relation}(?!\\p{L})`,
  `${wordStart}j’habite (?:à|au|aux|en|chez|dans|près|avec)(?!\\p{L})`,
  `${wordStart}je vis (?:à|au|en|chez|dans|avec|seule?|près)(?!\\p{L})`,
  `${wordStart}je travaille (?:à|au|aux|en|chez|dans|comme|de nuit|pour)(?!\\p{L})`,
  `${wordStart}je suis (?:une? )?${profession}(?!\\p{L})`,
  `${wordStart}je suis (?:mariée?|divorcée?|séparée?|célibataire|veuve|veuf|fiancée?|pacsée?)(?!\\p{L})`,
  `${wordStart}(?:j’apprends|j’étudie|je prépare|j’écris|je construis|je rénove) ${object}`,
  `${wordStart}je cherche (?:un|une|du) (?:\\p{L}+ )?(?:travail|emploi|boulot|poste|stage|appartement|appart|logement|maison|colocation)`,
  `${wordStart}(?:je voudrais|j’aimerais|je veux) (?:apprendre|changer de|arrêter de|écrire|créer|monter|reprendre|passer|visiter)(?!\\p{L})`,
  `${wordStart}je joue (?:du|de la|de l’|au|aux|à la|à l’) ?\\p{L}{3,}`,
  `${wordStart}j’(?:adore|aime beaucoup) ${object}(?!\\p{L}*voix)\\p{L}{3,}`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** Nouns and determiners that end like a past participle: "j’ai congé vendredi", "j’ai du travail". */
const notParticiple =
  '(?:congé|kiné|ciné|karaté|ski|du|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi)(?!\\p{L})'
/** The past tense after "j’ai", perhaps with an adverb: "mis", "enfin trouvé". */
const pastParticiple = `(?:(?:bien|enfin|aussi|encore|déjà|tout|même) )?(?!${notParticiple}|aussi )\\p{L}*(?:é|i|u|mis|pris|quis|dit|écrit|fait|duit|vert|eint)(?!\\p{L})`
const notEvent = '(?:peur|mal|envie|besoin|faim|froid|chaud|hâte|trop|rien|pas)(?!\\p{L})'
const eventVerb = new RegExp(
  `${wordStart}(?:j’ai(?! ${notEvent}| ${pastParticiple})|je passe|je vois|je pars|je vais|je dois|je commence|je reprends|je déménage|je fête|je reçois|je retrouve|je rentre|j’emménage|j’accouche|je me marie)(?!\\p{L})`,
  'iu',
)

const eventNoun =
  /(?:j’ai|je passe|je fête|je commence|je reprends) ((?:une?|mon|ma|mes|le|la|l’|les|des|rendez-vous)(?: ?)[\p{L}’ -]{2,60})/iu

/** The first word after the noun of an event, and the rest of the clause. */
const nounEnd =
  / (?:à|vers|et|mais|donc|alors|parce|car|pour|qui|que|où|demain|après-demain|ce|cet|cette|dans|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine|le mois|le \d)(?= |$).*$/iu

function findFact(sentence: string, today: string): MemorableFact | null {
  const clauses = sentence
    .replace(/[.!…]+$/, '')
    .split(/, | (?=mais |parce que |alors que |et je |et j’|car )/)
  for (const clause of clauses) {
    const fact = findEvent(clause, today) ?? findLastingFact(clause)
    if (fact && fact.quote.length <= maxQuoteLength) return fact
  }
  return null
}

function findEvent(clause: string, today: string): MemorableFact | null {
  if (isNegated(clause) || !eventVerb.test(clause)) return null
  const day = findComingDay(clause, today)
  const statement = day && formatStatement(clause)
  if (!statement) return null
  const noun = eventNoun.exec(clause.replace(day.words, '').replace(/ {2,}/g, ' '))?.[1]
  const topic = noun?.replace(nounEnd, '').trim()
  return { statement, quote: clause.trim(), topic: topic || null, eventDay: day.day }
}

function findLastingFact(clause: string): MemorableFact | null {
  if (isNegated(clause) || !lastingFacts.some((pattern) => pattern.test(clause))) return null
  const statement = formatStatement(clause)
  return statement ? { statement, quote: clause.trim(), topic: null, eventDay: null } : null
}

const isNegated = (clause: string) =>
  /(?<!\p{L})(?:ne|n’\p{L}+|pas|plus de|jamais|si je|quand j’étais|avant)(?!\p{L})/iu.test(clause)

function formatStatement(clause: string): string | null {
  const reflection = reflect(clause, 'vous')
  return reflection && `${reflection.charAt(0).toLocaleUpperCase('fr')}${reflection.slice(1)}.`
}
