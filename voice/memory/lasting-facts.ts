import {
  animal,
  diet,
  familyStatus,
  namedProfession,
  number,
  pastime,
  person,
  placeStart,
  possessive,
  profession,
  relation,
} from './fact-vocabulary'
import { toSecondPersonVerb, toSecondPersonWords } from './second-person'

/** The person or animal that "il" or "elle" refers to. */
export type Antecedent = {
  /** "votre chien" */
  phrase: string
  /** null when the words leave it open: "mon ami", "notre chien". */
  gender: 'il' | 'elle' | null
  /** For sentences about the person or animal; "il" in doubt. */
  pronoun: 'il' | 'elle'
  isAnimal: boolean
}

/**
 * Who or what a fact is about, and what it says, so that two facts about the same person or animal can be joined.
 * areMedicalWordsAllowed: the medical words in it only name a profession or a workplace.
 */
export type StatedFact = { subject: string; predicate: string; areMedicalWordsAllowed: boolean }

type Rule = (clause: string, antecedent: Antecedent | null) => StatedFact | null

/** Matches a person or an animal of the caller's: "ma petite sœur". */
const ownPersonOrAnimal = `${possessive} (?:\\p{L}+ )?(?:${person}|${animal})`
/** Matches anything of the caller's. */
const ownNoun = `${possessive} [\\p{L}-]+(?: [\\p{L}-]+)?`
/** Matches a name. Does not require a capital, because some speech recognisers write none. */
const name =
  '(?!(?:comment|pas|plus|toujours|encore|quoi|désormais|comme|un|une|le|la|qui|trop|vraiment)(?!\\p{L}))\\p{L}[\\p{L}-]+'
const wordEnd = '(?!\\p{L})'
const compiledPatterns = new Map<string, RegExp>()

/** Matches a pattern at the start of a text. */
function match(pattern: string, text: string): RegExpExecArray | null {
  const expression = compiledPatterns.get(pattern) ?? new RegExp(`^${pattern}`, 'iu')
  compiledPatterns.set(pattern, expression)
  return expression.exec(text)
}

/**
 * A longer complement is cut before the last preposition or conjunction among its first `maxComplementWords`
 * words. Without such a word, the whole complement is refused.
 */
const maxComplementWords = 9

function addComplement(head: string, rest: string): string | null {
  const words = toSecondPersonWords(rest.trim())
  if (words === null) return null
  const wordList = words.split(' ').filter(Boolean)
  if (wordList.length <= maxComplementWords) return `${head} ${words}`.trim()
  const cutIndex = wordList
    .slice(0, maxComplementWords)
    .findLastIndex((word) => /^(?:à|au|aux|en|dans|chez|depuis|pour|avec|qui|et)$/iu.test(word))
  return cutIndex > 0 ? `${head} ${wordList.slice(0, cutIndex).join(' ')}` : null
}

type FactOptions = { areMedicalWordsAllowed?: boolean }

const createFact = (
  subject: string,
  predicate: string | null,
  { areMedicalWordsAllowed = false }: FactOptions = {},
) => (predicate === null ? null : { subject, predicate, areMedicalWordsAllowed })

const capitalise = (word: string) => word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
const startsWithCapital = (word: string) => /^\p{Lu}/u.test(word)

/** "mon fils s'appelle Noé", "mon chien c'est Pompon", "ma femme Sylvie adore ça". */
const findName: Rule = (clause, antecedent) => {
  const nameMatch = match(`(${ownNoun}) s’appel(le|lent) (${name}(?: et ${name})?)`, clause)
  if (nameMatch) return createNameFact(nameMatch[1] ?? '', nameMatch[2] ?? 'le', nameMatch[3] ?? '')
  const introduced = match(`(${ownPersonOrAnimal}) (?:c’est|est) (\\p{L}[\\p{L}-]+)$`, clause)
  if (introduced && startsWithCapital(introduced[2] ?? ''))
    return createNameFact(introduced[1] ?? '', 'le', introduced[2] ?? '')
  const pronoun = match(`(ils?|elles?) s’appel(le|lent) (${name}(?: et ${name})?)`, clause)
  if (pronoun) {
    const subject = resolvePronoun(pronoun[1] ?? '', antecedent)
    return subject ? createNameFact(subject, pronoun[2] ?? 'le', pronoun[3] ?? '') : null
  }
  const apposition = new RegExp(
    `(?:^|[ ’])((?:mon|ma|notre) (?:petite? )?(?:${person}|${animal})) (\\p{L}[\\p{L}-]+)(?= |$)`,
    'iu',
  ).exec(clause)
  return apposition && startsWithCapital(apposition[2] ?? '')
    ? createNameFact(apposition[1] ?? '', 'le', apposition[2] ?? '')
    : null
}

function createNameFact(subject: string, ending: string, names: string): StatedFact | null {
  const capitalised = names.split(/ et /).map(capitalise).join(' et ')
  return createFact(
    subject.startsWith('votre ') ? subject : (toSecondPersonWords(subject) ?? subject),
    `s’appel${ending} ${capitalised}`,
  )
}

const resolvePronoun = (pronoun: string, antecedent: Antecedent | null) => {
  const isSameGender =
    antecedent &&
    (antecedent.gender === null || antecedent.gender === pronoun.replace(/s$/i, '').toLowerCase())
  return isSameGender ? antecedent.phrase : null
}

const age = `(${number} (?:ans|mois))(?! (?:de|d’|pour|devant|à|plus|que|après))`

/** "j'ai quarante-deux ans", "elle a dix-neuf ans ma petite-fille". */
const findAge: Rule = (clause, antecedent) => {
  const ownMatch = match(`j’ai ${age}${wordEnd}`, clause)
  if (ownMatch) return createFact('Vous', `avez ${ownMatch[1]}`)
  const personLast = match(`(?:il|elle) a ${age} (${ownPersonOrAnimal})$`, clause)
  if (personLast)
    return createFact(toSecondPersonWords(personLast[2] ?? '') ?? '', `a ${personLast[1]}`)
  const personFirst = match(
    `(il|elle|${ownPersonOrAnimal}) (?:a|va avoir) ${age}${wordEnd}`,
    clause,
  )
  if (!personFirst) return null
  const subject = resolveSubject(personFirst[1] ?? '', antecedent)
  return subject ? createFact(subject, `a ${personFirst[2]}`) : null
}

const resolveSubject = (words: string, antecedent: Antecedent | null) =>
  /^(?:ils?|elles?)$/i.test(words) ? resolvePronoun(words, antecedent) : toSecondPersonWords(words)

/** "j'ai deux enfants", "j'ai un chien qui s'appelle Filou". */
const findFamily: Rule = (clause) => {
  const family = match(`(?:j’|on )a(?:i)? (${number}|une?) (${relation})${wordEnd}(.*)`, clause)
  if (!family) return null
  const [, count, who = '', rest = ''] = family
  if (
    /(?:ami|amie|amis|amies|pote|collègue|collègues|chef|cheffe|patron|patronne|voisine?|oncle|tante|papa|mère|père)$/iu.test(
      who,
    )
  )
    return null
  const nameMatch = match(`qui s’appellen?t? (${name})`, rest.trim())
  if (nameMatch)
    return createFact(
      'Vous',
      `avez ${count} ${who} qui s’appelle ${capitalise(nameMatch[1] ?? '')}`,
    )
  const years = match(`de ${number} ans`, rest.trim())
  const places = match(`(?:à|au|dans) [^,]{3,40}`, rest.trim())
  return createFact('Vous', `avez ${count} ${who} ${years?.[0] ?? places?.[0] ?? ''}`.trim())
}

/** Excludes the words after "habite" or "vit" that do not name a place. */
const notAPlace =
  '(?!(?:à (?:fond|crédit|cent|l’heure|mort)|au (?:jour|bout|fond|ralenti)|dans (?:la peur|le passé|l’angoisse|l’attente|ma tête|ma bulle|le doute|le noir|mon coin|le flou)|en (?:ce moment|apnée|enfer)|sur (?:les nerfs|moi|un nuage)|avec (?:ça|la peur|cette|le feu))(?!\\p{L}))'
/** Excludes the words after "travaille" that do not name a job. */
const notAJob =
  '(?!(?:comme (?:un|une) (?:fou|folle|malade|dingue|chien|chienne|âne|bête|taré|tarée|forçat|esclave)|pour (?:rien|vivre|deux|trois|quatre|ça)|à fond|en ce moment|sur moi))'

/** "j'habite à Nantes", "ma fille vit à Dublin". */
const findHome: Rule = (clause, antecedent) => {
  const home = `(?:${placeStart}|seule?|tout seul|toute seule)${wordEnd}`
  const ownMatch = match(`(je|j’|on) ?(habite|vis|vit) (${notAPlace}${home}.*)`, clause)
  if (ownMatch) return createOwnFact(ownMatch[1], ownMatch[2], ownMatch[3])
  const otherMatch = match(
    `(ils?|elles?|${ownPersonOrAnimal}) (habitent|habite|vit|vivent) (${notAPlace}${home}.*)`,
    clause,
  )
  return otherMatch && createOtherFact(otherMatch, antecedent)
}

/** "je bosse à la mairie", "mon mari travaille de nuit", "j'étais facteur". */
const findWork: Rule = (clause, antecedent) => {
  const where = '(?:à|au|aux|en|chez|dans|comme|de nuit|de jour|pour|sur)(?!\\p{L})'
  const ownMatch = match(`(je) (travaille|bosse) (${notAJob}${where}.*)`, clause)
  if (ownMatch)
    return createOwnFact(ownMatch[1], ownMatch[2], ownMatch[3], { areMedicalWordsAllowed: true })
  const otherMatch = match(
    `(ils?|elles?|${ownPersonOrAnimal}) (travaille|travaillent|bosse|bossent) (${notAJob}${where}.*)`,
    clause,
  )
  if (otherMatch) return createOtherFact(otherMatch, antecedent, { areMedicalWordsAllowed: true })
  const trade = match(`(je suis|j’étais) ((?:une? )?(?:${profession}))${wordEnd}(.*)`, clause)
  if (trade) {
    const [, verb = '', what = '', rest = ''] = trade
    if (/étais/i.test(verb) && !match(`(?:une? )?${namedProfession}${wordEnd}`, what)) return null
    const head = `${/étais/i.test(verb) ? 'étiez' : 'êtes'} ${what}`
    return createFact('Vous', addTradeComplement(head, rest), { areMedicalWordsAllowed: true })
  }
  const tradeOfOther = match(
    `(ils?|elles?|${ownPersonOrAnimal}) est ((?:une? )?${profession})${wordEnd}(.*)`,
    clause,
  )
  if (!tradeOfOther) return null
  const subject = resolveSubject(tradeOfOther[1] ?? '', antecedent)
  return subject
    ? createFact(subject, addTradeComplement(`est ${tradeOfOther[2]}`, tradeOfOther[3] ?? ''), {
        areMedicalWordsAllowed: true,
      })
    : null
}

/** Adds a complement of the job to the head, such as "dans une école" or "depuis six ans"; omits any other words. */
function addTradeComplement(head: string, rest: string): string | null {
  const complement =
    /^ (?:de|d’|du|des|à|au|aux|en|dans|chez|pour|depuis|indépendante?|libérale?|logistique|diplômée?|scolaire|social|territoriale?|polyvalente?|commerciale?|administrative|médicale?|juridique)(?!\p{L}).*/iu.exec(
      rest,
    )?.[0] ?? ''
  return addComplement(head, complement) ?? head
}

function createOwnFact(pronoun = '', verb = '', rest = '', options?: FactOptions) {
  const reflexivePronoun = ''
  const head = toSecondPersonVerb(pronoun.replace('’', 'e'), reflexivePronoun, verb)
  const predicate = head && addComplement(head.replace('Vous ', ''), rest)
  return predicate ? createFact('Vous', predicate, options) : null
}

function createOtherFact(
  groups: RegExpExecArray,
  antecedent: Antecedent | null,
  options?: FactOptions,
) {
  const subject = resolveSubject(groups[1] ?? '', antecedent)
  const verb = (groups[2] ?? '').replace(/^boss/i, 'travaill')
  return subject ? createFact(subject, addComplement(verb, groups[3] ?? ''), options) : null
}

/** "je suis divorcée depuis trois ans", "je suis végétarien". */
const findStatus: Rule = (clause) => {
  const status = match(`je suis (${familyStatus})${wordEnd}(?! à (?:mon|ton))(.*)`, clause)
  if (status) {
    const rest = /^ (?:depuis|avec) .*/iu.exec(status[2] ?? '')?.[0] ?? ''
    return createFact('Vous', addComplement(`êtes ${status[1]}`, rest) ?? `êtes ${status[1]}`)
  }
  const dietMatch = match(`je suis (${diet})${wordEnd}(.*)`, clause)
  if (!dietMatch) return null
  const duration = /^ depuis .*/iu.exec(dietMatch[2] ?? '')?.[0] ?? ''
  return createFact('Vous', addComplement(`êtes ${dietMatch[1]}`, duration))
}

const article = '(?:du|de la|de l’|des|au|aux|à la|à l’)'

/** "je fais du karaté", "elle joue du piano". */
const findPastime: Rule = (clause, antecedent) => {
  const doing = `(fais|fait|joue|font|jouent) (${article} ?${pastime}${wordEnd}.*)`
  const studies =
    '(fais|fait) ((?:des études|une formation|un stage|une licence|un master|un bts|un cap|une thèse|une école) (?:de|d’|en|à|chez|sur).*|du bénévolat.*)'
  for (const pattern of [doing, studies]) {
    const ownMatch = match(`(je|on) ${pattern}`, clause)
    if (ownMatch) return createOwnFact(ownMatch[1], ownMatch[2], ownMatch[3])
    const otherMatch = match(`(ils?|elles?|${ownPersonOrAnimal}) ${pattern}`, clause)
    if (otherMatch) return createOtherFact(otherMatch, antecedent)
  }
  return null
}

/** Excludes objects that say nothing lasting about the caller, such as a meal. */
const nothingLasting =
  '(?!(?:le |la |un |une |mon |ma )?(?:repas|dîner|déjeuner|petit-déj|café|thé|sac|valise|mail|message|texto|lettre|lit|soupe|gâteau|manger|mot|sms))'
const object = '(?:le |la |les |l’|mon |ma |mes |du |de la |de l’|des |un |une |à )'
/** Verbs in the first person, each with what must follow it to state a fact. */
const ownProjects: readonly (readonly [verb: string, rest: string])[] = [
  [
    'apprends|étudie|prépare|rénove|retape|construis|enseigne',
    `${nothingLasting}${object}\\p{L}.*`,
  ],
  [
    'écoute',
    '(?:surtout )?(?:du|de la|des) (?:rap|rock|jazz|classique|métal|metal|blues|reggae|électro|chanson|variété|pop|opéra|soul|funk|techno|podcasts?)(?!\\p{L}).*',
  ],
  ['vends', 'des .*'],
  [
    'écris',
    '(?:un (?:roman|livre|scénario|recueil)|une (?:thèse|pièce|nouvelle)|des (?:nouvelles|poèmes|chansons)|mon (?:mémoire|roman|livre)|ma thèse).*',
  ],
  [
    'cherche',
    '(?:un|une|du) (?:\\p{L}+ )?(?:travail|emploi|boulot|poste|stage|alternance|appartement|appart|logement|maison|colocation|coloc).*',
  ],
  [
    'voudrais|aimerais|veux',
    '(?:apprendre (?:à |l|le |la )|arrêter de (?:travailler|bosser)|changer de (?:travail|métier|boulot|voie|boîte|vie|ville)|écrire un (?:livre|roman)|(?:créer|monter|ouvrir) (?:ma|mon|une|un) |reprendre (?:mes études|le sport|la danse|la guitare|le piano|une formation)|passer (?:le|mon|un) (?:permis|cap|concours|bac)|visiter (?:le |la |l’|les )?\\p{L}).*',
  ],
  ['passe', '(?:le|mon|un) (?:permis|bac|concours|cap|bts|code|brevet|diplôme|capes)(?!\\p{L}).*'],
  [
    'attends',
    '(?:les|mes|le|la|ma|mon|une) (?:résultats?|réponse|verdict|décision|nouvelles)(?!\\p{L}).*',
  ],
  [
    'adore|aime beaucoup',
    '(?:le |la |les |l’|mon |ma |mes )(?!(?:idée|façon|manière|voix|histoire|blague|question|principe|concept|fait)(?!\\p{L}))\\p{L}{3,}.*',
  ],
]

/** Finds what the caller learns, writes, looks for, wishes, awaits or likes. */
const findProject: Rule = (clause) => {
  for (const [verbs, rest] of ownProjects) {
    const ownMatch = match(`(?:je |j’)(${verbs}) (${rest})`, clause)
    if (!ownMatch) continue
    const [verb = '', ...adverbs] = (ownMatch[1] ?? '').split(' ')
    return createOwnFact('je', verb, [...adverbs, ownMatch[2]].join(' '))
  }
  return null
}

const rules: readonly Rule[] = [
  findName,
  findAge,
  findFamily,
  findHome,
  findWork,
  findStatus,
  findPastime,
  findProject,
]

/**
 * Returns the lasting fact that a cleaned clause (fact-clauses.ts) states: a name, an age, family, home, work, marital
 * status, diet, pastimes, projects, tastes.
 */
export function findLastingFact(clause: string, antecedent: Antecedent | null): StatedFact | null {
  for (const rule of rules) {
    const statedFact = rule(clause, antecedent)
    if (statedFact) return statedFact
  }
  return null
}

const mention = new RegExp(
  `(?<!\\p{L})(?:(mon|ma|notre|j’ai une|j’ai un|le|la) (${relation})${wordEnd}|(?:y en a )?une?(?= |$))`,
  'giu',
)

/**
 * Returns the caller's relative, friend, colleague or animal that a clause mentions last; 'somebody' when the last
 * mention begins with "un" or "une", as in "il y a un teckel à la SPA"; null when there is no mention, or the last one
 * may be anybody's ("le chef").
 */
export function findAntecedent(clause: string): Antecedent | 'somebody' | null {
  const lastMention = [...clause.matchAll(mention)].at(-1)
  if (!lastMention) return null
  const [, owner, noun = ''] = lastMention
  if (owner === undefined) return 'somebody'
  const bareNoun = noun.replace(/^(?:petite?|grande?|gros|grosse|vieux|vieille) /i, '')
  const isAnimal = match(animal, bareNoun) !== null
  // "Le chat" is the caller's own, "le chef" may be anybody's.
  if (/^(?:le|la)$/i.test(owner) && !/^(?:chien|chienne|chat|chatte)$/i.test(bareNoun)) return null
  const isFeminine = /(?:ma|une|la)$/i.test(owner)
  const isGenderOpen = /^mon$/i.test(owner) && /^(?:amie?|[aeéiou]\p{L}*e$)/iu.test(noun)
  const pronoun = isFeminine ? 'elle' : 'il'
  return {
    phrase: `votre ${bareNoun}`,
    gender: isGenderOpen || /^notre$/i.test(owner) ? null : pronoun,
    pronoun,
    isAnimal,
  }
}
