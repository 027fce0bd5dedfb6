import { keepKnownOptions, type ProfileAnswers } from './profile-answers'
import * as words from './profile-summary-phrases'
import { withoutSensitiveAnswers } from './sensitive-answers'

/**
 * Writes the answers as French sentences in the third person. The companion reads them, and the
 * user can check what it reads. Returns null when no answer can be described. Answers protected by
 * GDPR article 9 are included only with the user's consent. The family name is left out because no
 * companion needs it, and topics to avoid because a companion might bring up what the summary
 * mentions.
 */
export function writeProfileSummary(
  storedAnswers: ProfileAnswers,
  { hasSensitiveConsent }: { hasSensitiveConsent: boolean },
): string | null {
  const knownAnswers = keepKnownOptions(storedAnswers)
  const answers = hasSensitiveConsent ? knownAnswers : withoutSensitiveAnswers(knownAnswers)
  const sentences = [
    describeIdentity(answers),
    describeWork(answers),
    completeSentence('Son foyer : ', findPhrase(words.homeWords, answers.living_situation)),
    describeCharacter(answers),
    completeSentence('Son style d’échange est ', findPhrase(words.styleWords, answers.style)),
    describeConversations(answers),
    describeList(
      'Attitude attendue de ses compagnons : ',
      words.attitudeWords,
      'ai_behavior_preference',
    ),
    describeList(
      'Son partenaire de conversation idéal est ',
      words.partnerWords,
      'ideal_partner_style',
    ),
    describeList('Ce que ces appels doivent apporter : ', words.goalWords, 'conversation_goal'),
    describeList('Ses centres d’intérêt : ', words.interestWords, 'preferences'),
    describeExperience(answers),
    completeSentence('Son orientation : ', findPhrase(words.orientationWords, answers.orientation)),
    describeList('Ce qui l’attire : ', words.attractionWords, 'attraction_triggers'),
  ]
  const summary = sentences.filter((sentence) => sentence !== null).join(' ')
  return summary === '' ? null : summary

  function describeList(start: string, phrases: Words, field: ListField) {
    return completeSentence(
      start,
      joinWithEt(answers[field].flatMap((value) => findPhrase(phrases, value) ?? [])),
    )
  }
}

type Words = Readonly<Record<string, string | undefined>>
type ListField =
  | 'ai_behavior_preference'
  | 'attraction_triggers'
  | 'conversation_goal'
  | 'ideal_partner_style'
  | 'preferences'
  | 'work_environment'

/** "Camille a 34 ans et habite Lyon." */
function describeIdentity({ first_name, age, city }: ProfileAnswers) {
  const facts = [age === null ? null : `a ${age} ans`, city === null ? null : `habite ${city}`]
  const joinedFacts = facts.filter((fact) => fact !== null).join(' et ')
  if (joinedFacts !== '') return `${first_name ?? 'Cette personne'} ${joinedFacts}.`
  return first_name === null ? null : `Son prénom : ${first_name}.`
}

/** "Son activité : un poste de cadre, au bureau et en télétravail." */
function describeWork({ profession, work_environment }: ProfileAnswers) {
  const activity = findPhrase(words.professionWords, profession)
  const places = joinWithEt(
    work_environment.flatMap((workplace) => findPhrase(words.workplaceWords, workplace) ?? []),
  )
  if (activity === null) return completeSentence('Son cadre de travail : ', places)
  return places === null ? `Son activité : ${activity}.` : `Son activité : ${activity}, ${places}.`
}

/** "Son tempérament est plutôt créatif, et sa vie sociale est ouverte et sociable." */
function describeCharacter({ personality_type, social_type }: ProfileAnswers) {
  const temperament = findPhrase(words.temperamentWords, personality_type)
  const social = findPhrase(words.socialWords, social_type)
  if (temperament === null) return completeSentence('Sa vie sociale ', social)
  const start = `Son tempérament est plutôt ${temperament}`
  return social === null ? `${start}.` : `${start}, et sa vie sociale ${social}.`
}

/** "Ses conversations préférées vont en profondeur, sur un ton amical." */
function describeConversations({ conversation_depth, roleplay_preference }: ProfileAnswers) {
  const depth = findPhrase(words.depthWords, conversation_depth)
  const register = findPhrase(words.registerWords, roleplay_preference)
  if (depth === null) return completeSentence('Ses conversations se tiennent ', register)
  return register === null
    ? `Ses conversations préférées ${depth}.`
    : `Ses conversations préférées ${depth}, ${register}.`
}

function describeExperience({ previous_experience }: ProfileAnswers) {
  if (previous_experience === null) return null
  return previous_experience
    ? 'Parler avec un compagnon IA lui est familier.'
    : 'Parler avec un compagnon IA est nouveau dans sa vie.'
}

const findPhrase = (phrases: Words, value: string | null) =>
  (value === null ? null : phrases[value]) ?? null

const completeSentence = (start: string, ending: string | null) =>
  ending === null ? null : `${start}${ending}.`

/** "a, b et c" */
function joinWithEt(items: readonly string[]) {
  const [last, ...before] = items.toReversed()
  if (last === undefined) return null
  return before.length === 0 ? last : `${before.toReversed().join(', ')} et ${last}`
}
