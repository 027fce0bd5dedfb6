import { keepKnownOptions, type ProfileAnswers } from './profile-answers'
import { withoutSensitive } from './profile-sensitive'
import * as words from './profile-summary-words'

/**
 * The filled answers in plain French, in the third person, for the companion who reads it and the
 * person who checks it (01, « user_profile_summary »). Null when nothing says anything. What
 * article 9 protects enters with the consent only. The family name stays out: no companion needs
 * it. So do the topics to avoid: what is named here may be brought up.
 */
export function writeProfileSummary(
  stored: ProfileAnswers,
  { hasSensitiveConsent }: { hasSensitiveConsent: boolean },
): string | null {
  const known = keepKnownOptions(stored)
  const answers = hasSensitiveConsent ? known : withoutSensitive(known)
  const sentences = [
    identity(answers),
    work(answers),
    after('Son foyer : ', wordOf(words.homeWords, answers.living_situation)),
    character(answers),
    after('Son style d’échange est ', wordOf(words.styleWords, answers.style)),
    conversations(answers),
    listed('Attitude attendue de ses compagnons : ', words.attitudeWords, 'ai_behavior_preference'),
    listed('Son partenaire de conversation idéal est ', words.partnerWords, 'ideal_partner_style'),
    listed('Ce que ces appels doivent apporter : ', words.goalWords, 'conversation_goal'),
    listed('Ses centres d’intérêt : ', words.interestWords, 'preferences'),
    experience(answers),
    after('Son orientation : ', wordOf(words.orientationWords, answers.orientation)),
    listed('Ce qui l’attire : ', words.attractionWords, 'attraction_triggers'),
  ]
  const summary = sentences.filter((sentence) => sentence !== null).join(' ')
  return summary === '' ? null : summary

  function listed(start: string, known: Words, field: ListField) {
    return after(start, inFrench(answers[field].flatMap((value) => wordOf(known, value) ?? [])))
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

/** « Camille a 34 ans et habite Lyon. » */
function identity({ first_name, age, city }: ProfileAnswers) {
  const facts = [age === null ? null : `a ${age} ans`, city === null ? null : `habite ${city}`]
  const told = facts.filter((fact) => fact !== null).join(' et ')
  if (told !== '') return `${first_name ?? 'Cette personne'} ${told}.`
  return first_name === null ? null : `Son prénom : ${first_name}.`
}

/** « Son activité : un poste de cadre, au bureau et en télétravail. » */
function work({ profession, work_environment }: ProfileAnswers) {
  const activity = wordOf(words.professionWords, profession)
  const places = inFrench(work_environment.flatMap((at) => wordOf(words.workplaceWords, at) ?? []))
  if (activity === null) return after('Son cadre de travail : ', places)
  return places === null ? `Son activité : ${activity}.` : `Son activité : ${activity}, ${places}.`
}

/** « Son tempérament est plutôt créatif, et sa vie sociale est ouverte et sociable. » */
function character({ personality_type, social_type }: ProfileAnswers) {
  const temperament = wordOf(words.temperamentWords, personality_type)
  const social = wordOf(words.socialWords, social_type)
  if (temperament === null) return after('Sa vie sociale ', social)
  const start = `Son tempérament est plutôt ${temperament}`
  return social === null ? `${start}.` : `${start}, et sa vie sociale ${social}.`
}

/** « Ses conversations vont en profondeur, sur un ton amical. » */
function conversations({ conversation_depth, roleplay_preference }: ProfileAnswers) {
  const depth = wordOf(words.depthWords, conversation_depth)
  const register = wordOf(words.registerWords, roleplay_preference)
  if (depth === null) return after('Ses conversations se tiennent ', register)
  return register === null
    ? `Ses conversations préférées ${depth}.`
    : `Ses conversations préférées ${depth}, ${register}.`
}

function experience({ previous_experience }: ProfileAnswers) {
  if (previous_experience === null) return null
  return previous_experience
    ? 'Parler avec un compagnon IA lui est familier.'
    : 'Parler avec un compagnon IA est nouveau dans sa vie.'
}

const wordOf = (known: Words, value: string | null) =>
  (value === null ? null : known[value]) ?? null

const after = (start: string, rest: string | null) => (rest === null ? null : `${start}${rest}.`)

/** « a, b et c » */
function inFrench(items: readonly string[]) {
  const [last, ...before] = items.toReversed()
  if (last === undefined) return null
  return before.length === 0 ? last : `${before.toReversed().join(', ')} et ${last}`
}
