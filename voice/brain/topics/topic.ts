import type { Template } from '../templates/template'

/**
 * Most serious first. `miscarriage` and `pet-loss` come before `grief`, whose pattern also matches the death of a baby
 * or a pet.
 */
export const topicIds = [
  'miscarriage',
  'pet-loss',
  'grief',
  'past-violence',
  'breakup',
  'health-worry',
  'panic',
  'exhaustion',
  'job-loss',
  'loneliness',
  'sadness',
  'anxiety',
  'anger',
  'stress',
  'tiredness',
  'sleep',
  'self-esteem',
  'boredom',
  'conflict',
  'joy',
  'love',
  'family',
  'friends',
  'work',
  'money',
  'learning',
  'decision',
  'desire',
  'music',
  'screens',
  'reading',
  'travel',
  'animals',
  'sport',
  'food',
  'home',
  'evening',
] as const

export type TopicId = (typeof topicIds)[number]

/** An area of life or a feeling that callers mention, and how a companion responds to it. */
export type Topic = {
  id: TopicId
  /** Matches normalised text that mentions the topic. */
  pattern: RegExp
  /** The topic with its article, for use inside a sentence: "le sommeil". */
  nounPhrase: string
  kind: 'feeling' | 'life-area'
  /** Whether games and jokes would be inappropriate. */
  isSerious: boolean
  /** Sentences that acknowledge what the caller said, without a question. */
  acknowledgements: readonly Template[]
  questions: readonly Template[]
  /** Text that follows "La dernière fois, " in a later call; null when the topic should not be brought up again. */
  recallTemplate: Template | null
}
