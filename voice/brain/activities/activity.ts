import type { Category } from '../../../domain/categories'
import type { Language } from '../../../domain/languages'
import type { Template } from '../templates/template'
import type { TopicId } from '../topics/topic'

/**
 * A guided activity: a sequence of steps that the companion leads the caller through. Every step
 * accepts any answer, even speech without recognised words. The steps are the same in every call with a
 * companion; which activity is suggested first varies from call to call.
 */
export type Activity = {
  id: string
  category: Category
  /** The title in lists: "Trois bonnes choses". */
  title: string
  /** The activity with its article, for use inside a sentence: "la respiration 4-4-6". */
  nounPhrase: string
  /** One sentence that suggests the activity and leaves the choice to the caller. */
  suggestion: Template
  /** Matches the normalised text of a caller who asks for the activity. */
  requestPattern: RegExp
  /** Topics that the activity helps with. When the caller mentions one, activities that suit it are suggested first. */
  suitedTopics: readonly TopicId[]
  /** Whether companions of other categories also lead the activity when the caller asks for it. */
  isOpenToAllCategories: boolean
  /** `quiet`: the caller may stay silent, and the next step is said after 30 s of silence. */
  pace: 'talk' | 'quiet'
  /** Returns the steps; most activities ignore the companion's language. */
  getSteps(language: Language): readonly ActivityStep[]
}

/** A template, or alternatives in order of preference: the first one whose slots can be filled is used. */
type StepTemplate = Template | readonly Template[]

export type ActivityStep = {
  /** Identifies the step in `next` and `branches`. */
  id?: string | undefined
  /** One to three sentences, with at most one question to the caller. */
  say: readonly StepTemplate[]
  /** The slot that stores the answer if it is short. Later templates insert the value by the slot's name in braces. */
  slot?: string | undefined
  /**
   * What the companion says before the next step, by the kind of answer: alternatives in order of preference.
   * Those under `words` may contain `{answer}`; `any` applies to the kinds not listed. If nothing applies, the
   * companion acknowledges the answer in general words, except in a quiet activity.
   */
  replies?: Partial<Record<AnswerKind | 'any', readonly Template[]>>
  /** The first pattern that matches the normalised answer determines the next step. */
  branches?: readonly { when: RegExp; next: string }[]
  /** The step that follows when no branch matches; by default the next one in the list. */
  next?: string | undefined
}

/**
 * `words`: anything except a short yes, a short no or "I don't know". `unrecognised`: speech without recognised
 * words.
 */
export type AnswerKind = 'yes' | 'no' | 'unsure' | 'words' | 'unrecognised'
