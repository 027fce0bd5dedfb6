import { findMood } from '../brain/understanding/find-mood'
import { normaliseText } from '../text-analysis/normalise-text'
import { animal, notEvent, person, possessive } from './fact-vocabulary'
import { findComingDay, type NamedDay } from './resolve-day'
import { toSecondPersonVerb, toSecondPersonWords } from './second-person'

export type EventFact = { statement: string; topic: string | null; eventDay: string }

/** Matches a person or an animal of the caller's, perhaps with a name: "ma petite sœur Léa". */
const ownPersonOrAnimal = `${possessive} (?:\\p{L}+ )?(?:${person}|${animal})(?: \\p{L}+)?`
const determinerOrWord = '(?:une?|mon|ma|mes|le|la|l’|les|notre|nos|\\p{L}+ )'
const wordEnd = '(?!\\p{L})'

/** Nouns of events that follow "il y a" or "c'est", or that come before a form of "être". */
const occasion =
  '(?:match|derby|concert|mariage|anniversaire|fête|réunion|kermesse|spectacle|brocante|repas|examen|exam|concours|festival|marathon|vide-grenier|rentrée|noces|pot de départ|départ|déménagement|entretien|rendez-vous|rdv|oral|permis|bac|code|soutenance|audition|procès|audience|vernissage|tournoi|gala|représentation|crémaillère|inauguration|stage|voyage|partiels?|contrôle)'

/** Excludes "je vais me coucher", which is no event. */
const notGoingToBed = '(?!(?:me |m’|pas |plus |rien )(?:coucher|dormir))'
/** Excludes places where people go every day, and expressions such as "au fond". */
const notTrivialPlace =
  '(?!(?:au |à la |à l’|en |aux )(?:lit|travail|boulot|taf|bureau|toilettes|dodo|fond|bout|pire|mieux|douche|école|lycée|collège|fac|gym|boulangerie|supermarché|courses)(?!\\p{L}))'

/** Verb forms after "je", "on" or "nous", each with what must follow it to state an event of the caller. */
const ownEvents: readonly (readonly [verb: string, rest: string])[] = [
  [
    'ai|a',
    `(?:${notEvent}${determinerOrWord}.*|rendez-vous.*|rdv.*|cours.*|congé.*|kiné.*|piscine.*|examen.*|réunion.*)`,
  ],
  ['passe|passons', '(?:le|la|mon|ma|mes|un|une|l’|les|des).*'],
  ['pars|part', '(?!du principe|en vrille|en live|perdant).*'],
  [
    'vais|va',
    `${notGoingToBed}(?:${notTrivialPlace}(?:(?:à|au|aux|chez) .*|en (?!\\p{L}+(?:er|ir|re)(?!\\p{L})).*)|(?:voir|rejoindre|visiter|rencontrer|passer|fêter|chercher|emménager|déménager|commencer|signer|accueillir|rendre visite|faire (?:une|un|du|de la|mon|le|la) ).*)`,
  ],
  [
    'vois|voit|retrouve|reçois|reçoit|rejoins|rejoint|invite|accueille|garde',
    '(?:mon|ma|mes|un|une|le|la|l’|les|nos|notre|des) .*',
  ],
  [
    'dois|doit',
    '(?:rendre|passer|voir|signer|présenter|soutenir|récupérer|rencontrer|déposer|aller|préparer|emmener) .*',
  ],
  ['commence', '(?:un|une|mon|ma|le|la|les|à travailler|chez|comme).*'],
  [
    'reprends|reprend',
    '(?:le|mon|ma|la|les|l’|mes) ?(?:travail|boulot|cours|études|école|fac|poste|sport|service|formation|entraînement).*',
  ],
  ['déménage|emménage|fête|participe|soutiens|termine|organise', '.*'],
  ['rentre', '(?:de|d’|du|des|à|au|en) .*'],
  [
    'prends|prend',
    '(?:ma|mon|l’|le|la|mes|un) ?(?:retraite|train|avion|poste|congés|clés|fonctions|vacances|rendez-vous).*',
  ],
  [
    'rends|signe|présente|récupère|visite|achète|vends|vend|quitte',
    '(?:mon|ma|mes|le|la|les|l’|un|une|notre|nos) ?.*',
  ],
  ['intègre|entre', '(?:à|en|dans|l’|la|le|une|un) ?.*'],
]

/** Verbs in the third person for events of somebody close to the caller. */
const otherVerbs =
  '(?:(?:passe|se marie|arrive|rentre|commence|fête|déménage|débarque|emménage|m’emmène|nous emmène|expose|joue)(?:nt)?|viennent|vient|partent|part|reviennent|revient|a (?:un|une|son|sa|rendez-vous)|me rend visite|prend (?:sa|son|l’)|court|sort)'

const guest = new RegExp(`^j’ai (${ownPersonOrAnimal}) qui `, 'iu')

/**
 * Finds an event of today or later in a cleaned clause (fact-clauses.ts); null when there is none, or when its words
 * express a mood other than joy.
 */
export function findEvent(clause: string, today: string): EventFact | null {
  const day = findComingDay(clause, today)
  if (!day) return null
  // "J'ai ma fille qui vient" means that the daughter comes.
  const dated = placeDay(clause.replace(guest, '$1 '), day)
  const event = findOwnEvent(dated, day) ?? findOtherEvent(dated, day) ?? findOccasion(dated, day)
  if (!event) return null
  const mood = findMood(normaliseText(event.statement))
  return mood === null || mood === 'joy' ? { ...event, eventDay: day.day } : null
}

/** Replaces the words for the day with the date; at the beginning of the clause, moves the date to the end. */
function placeDay(clause: string, { words, phrase }: NamedDay): string {
  const index = clause.indexOf(words)
  // Up to three characters before the day, such as "et ", are dropped.
  if (index <= 3) return `${clause.slice(index + words.length).replace(/^[ ,]+/, '')} ${phrase}`
  return clause.replace(words, phrase)
}

type UndatedEvent = Pick<EventFact, 'statement' | 'topic'>

const maxStatementWords = 18

function toStatement(head: string, rest: string, topic: string | null): UndatedEvent | null {
  const words = toSecondPersonWords(rest.trim())
  if (words === null || words.split(' ').length > maxStatementWords) return null
  return { statement: `${head} ${words}`, topic }
}

/** Finds an event of the caller: "j'ai un entretien jeudi". */
function findOwnEvent(clause: string, day: NamedDay): UndatedEvent | null {
  const clauseParts = /^(je|j’|on|nous) ?(me |m’|se |s’)?(\p{L}+)(?: (.*))?$/iu.exec(clause)
  if (!clauseParts) return null
  const [, subjectPronoun = '', reflexivePronoun = '', verb = '', rest = ''] = clauseParts
  if (/^(?:pas|plus|jamais|rien)(?!\p{L})/iu.test(rest)) return null
  const getVerbHead = () =>
    toSecondPersonVerb(subjectPronoun === 'j’' ? 'je' : subjectPronoun, reflexivePronoun, verb)
  if (reflexivePronoun)
    return /^marie$/i.test(verb) ? stateOwnEvent(getVerbHead(), rest, 'mon mariage') : null
  const isEvent = ownEvents.some(
    ([verbs, complement]) =>
      new RegExp(`^(?:${verbs})$`, 'iu').test(verb) &&
      new RegExp(`^${complement}`, 'iu').test(rest),
  )
  if (!isEvent || isPast(verb, rest)) return null
  return stateOwnEvent(getVerbHead(), rest, nameOwnEvent(verb, rest, day))
}

const stateOwnEvent = (head: string | null, rest: string, topic: string | null) =>
  head === null ? null : toStatement(head, rest, topic)

/** Whether the verb is only the auxiliary of a past tense: "j'ai mis ma mère en maison lundi". */
const isPast = (verb: string, rest: string) =>
  /^ai?$/i.test(verb) &&
  /^(?:(?:bien|enfin|aussi|encore|déjà|tout|même|été) )?(?!(?:congé|kiné|ciné|karaté|ski|du|midi)(?!\p{L})|aussi )\p{L}*(?:é|i|u|mis|pris|quis|dit|écrit|fait|duit|vert|eint)(?!\p{L})/iu.test(
    rest,
  )

/** Matches what follows the noun of an event: "à dix heures", "chez ma sœur". */
const nounEnd =
  / (?:à \d|à (?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|midi|minuit)(?!\p{L})|vers|pour|qui|que|où|demain|dans l’après-midi|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end)|la semaine|chez|à l’|au |aux |à |avec (?!les |le |la |un |une |mon |ma |mes )).*$/iu

const removeDay = (rest: string, { phrase }: NamedDay) =>
  rest.replace(phrase, ' ').replace(/ {2,}/g, ' ').trim()

/** Returns the noun with which the companion asks about the event later. */
function nameOwnEvent(verb: string, rest: string, day: NamedDay): string | null {
  const words = removeDay(rest, day)
  const noun = words
    .replace(nounEnd, '')
    .replace(/^aussi /, '')
    .trim()
  if (/^(?:déménage)$/i.test(verb)) return 'mon déménagement'
  if (/^(?:emménage)$/i.test(verb)) return 'mon emménagement'
  if (/^prend/i.test(verb) && /^ma retraite/i.test(words)) return 'mon départ à la retraite'
  if (/^(?:pars|part)$/i.test(verb)) {
    const place = /(?:^| )((?:à|au|aux|en) \p{L}[\p{L}-]+(?:-\p{L}+)*)$/iu.exec(
      words.replace(/ (?:avec|pour|chez) .*$/i, ''),
    )?.[1]
    if (/^en vacances/i.test(words)) return 'mes vacances'
    return place && /\p{Lu}/u.test(place) ? `mon voyage ${place}` : null
  }
  if (/^(?:vais|va)$/i.test(verb)) {
    const destination = /^(?:à|au) ((?:une?|la|l’) ?\p{L}+|\p{L}+)/iu.exec(words)
    if (!destination || /\p{Lu}/u.test(destination[1] ?? ''))
      return /^voir /i.test(words) ? findMeetingTopic(words.replace(/^voir /i, '')) : null
    return /^au /i.test(words) ? `le ${destination[1]}` : (destination[1] ?? null)
  }
  if (/^(?:vois|voit|retrouve|rejoins|rejoint)$/i.test(verb)) return findMeetingTopic(words)
  const isNamed = /^(?:ai|a|passe|fête|commence|reprends|reprend|organise|soutiens|termine)$/i.test(
    verb,
  )
  return isNamed && /^(?:une?|mon|ma|mes|le|la|l’|les|des|notre|rendez-vous)(?!\p{L})/iu.test(noun)
    ? noun
    : null
}

/** Matches somebody whom one sees by appointment: "les RH", "mon banquier". */
const official =
  /^((?:les |la |le |mon |ma |mes |l’)(?:RH|DRH|banqui(?:er|ère)|notaire|avocate?|direct(?:eur|rice)|propriétaire|proprio|assistante sociale|conseill(?:er|ère)|maîtresse|prof(?:esseure?)?|juge))(?!\p{L})/iu

/**
 * Returns the topic of a meeting with the person at the start of the words: "un moment avec ma sœur" for a relative or
 * friend, "le rendez-vous avec les RH" for somebody official; otherwise null.
 */
function findMeetingTopic(words: string): string | null {
  const officialPerson = official.exec(words)?.[1]
  if (officialPerson) return `le rendez-vous avec ${officialPerson}`
  const who = new RegExp(`^(${possessive} (?:\\p{L}+ )?${person})${wordEnd}`, 'iu').exec(words)?.[1]
  return who ? `un moment avec ${who}` : null
}

/** Finds an event of somebody close: "mon fils passe son permis lundi". */
function findOtherEvent(clause: string, day: NamedDay): UndatedEvent | null {
  const match = new RegExp(`^(${ownPersonOrAnimal}) (${otherVerbs})${wordEnd}(.*)$`, 'iu').exec(
    clause,
  )
  if (!match) return null
  const [, personWords = '', verb = '', rest = ''] = match
  const who =
    new RegExp(`^${possessive} (?:\\p{L}+ )?(?:${person}|${animal})`, 'iu').exec(
      personWords,
    )?.[0] ?? personWords
  const words = toSecondPersonWords(`${personWords} ${verb} ${rest.trim()}`)
  if (words === null || words.split(' ').length > maxStatementWords) return null
  const ofWhom = `de ${who}`
  const exam = /^(?:le|la|son|sa|un|une|l’) ?([\p{L}-]+)/iu.exec(removeDay(rest.trim(), day))
  return { statement: words, topic: nameOtherEvent(verb, exam, ofWhom) }
}

/** Returns the topic of an event of somebody close. `exam`: the article and the noun after the verb "passer". */
function nameOtherEvent(verb: string, exam: RegExpExecArray | null, ofWhom: string): string | null {
  if (/marie/i.test(verb)) return `le mariage ${ofWhom}`
  if (/^passe/i.test(verb) && exam) {
    const article = /^(?:sa|la|une)/i.test(exam[0]) ? 'la' : 'le'
    return `${article} ${exam[1]} ${ofWhom}`
  }
  const isVisit = /^(?:vient|viennent|arrive|débarque|me rend)/i.test(verb)
  return isVisit ? `la visite ${ofWhom}` : null
}

/**
 * Finds an event that is named by a noun: "mon anniversaire c'est le 12 mars", "samedi y a le derby",
 * "c'est l'anniversaire de ma mère dimanche".
 */
function findOccasion(clause: string, day: NamedDay): UndatedEvent | null {
  const thereIs = new RegExp(
    `^(?:il )?y a ((?:un|une|le|la|l’|mon|ma|notre) ?${occasion}${wordEnd}.*)$`,
    'iu',
  ).exec(clause)
  if (thereIs)
    return toStatement(
      'Il y a',
      thereIs[1] ?? '',
      removeDay(thereIs[1] ?? '', day).replace(nounEnd, ''),
    )
  const occasionFirst = new RegExp(
    `^((?:mon|ma|mes|le|la|l’|les|notre) ?${occasion}(?: (?:de|d’|du|des|avec|en) ?[\\p{L}’ -]{2,40}?)?) (?:c’est|est|sera|tombe|a lieu|aura lieu) (?:pour )?(.*)$`,
    'iu',
  ).exec(clause)
  if (occasionFirst && (occasionFirst[2] ?? '').includes(day.phrase))
    return stateDay(occasionFirst[1] ?? '', occasionFirst[2] ?? '', day)
  const occasionLast = new RegExp(
    `^c’est ((?:mon|ma|le|la|l’|notre) ?${occasion}${wordEnd}(?: (?:de|d’) ?[^,]+?)?) (${escapeRegExp(day.phrase)}.*)$`,
    'iu',
  ).exec(clause)
  return occasionLast && stateDay(occasionLast[1] ?? '', occasionLast[2] ?? '', day)
}

/** States on which day an occasion is. For a birthday, which recurs, the weekday and the year are left out. */
function stateDay(what: string, when: string, day: NamedDay): UndatedEvent | null {
  const isYearly = /anniversaire/i.test(what)
  const date = isYearly
    ? day.phrase.replace(/le \p{L}+ (?=\d)/u, 'le ').replace(/(?<=\d \p{L}+|er \p{L}+) \d{4}/u, '')
    : when.trim()
  const words = toSecondPersonWords(`${what} est ${date}`)
  return words ? { statement: words, topic: what } : null
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
