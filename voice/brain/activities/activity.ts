import type { Category } from '../../../domain/categories'
import type { Language } from '../../../domain/languages'
import type { Template } from '../templates/template'
import type { TopicId } from '../topics/topic'

/**
 * A guided activity: a sequence of steps that the companion leads the caller through. Every step
 * accepts any answer, also speech in which no words were recognised. The steps are the same in every call; the
 * suggested activity varies.
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
  /** Topics that the activity helps with. It is suggested first when the caller speaks of one of them. */
  suitedTopics: readonly TopicId[]
  /** Whether companions of other categories also lead the activity when the caller asks for it. */
  isOpenToAllCategories: boolean
  /** `quiet`: the caller may stay silent, and the next step is said after 30 s of silence. */
  pace: 'talk' | 'quiet'
  /** Returns four to twelve steps; most activities ignore the companion's language. */
  getSteps(language: Language): readonly ActivityStep[]
}

/** A template, or alternatives in order of preference: the first one whose slots can be filled is used. */
type StepTemplate = Template | readonly Template[]

export type ActivityStep = {
  /** Identifies the step in `next` and `branches`. */
  id?: string
  /** One to three sentences, at most one question. */
  say: readonly StepTemplate[]
  /** The slot that stores the answer. Later templates insert its value as `{slot}`. */
  slot?: string
  /**
   * One sentence said before the next step, by the kind of answer. Templates under `words` may hold
   * `{answer}`; `any` applies to the kinds not listed. Without a match a generic acknowledgement is
   * said.
   */
  replies?: Partial<Record<AnswerKind | 'any', readonly Template[]>>
  /** The first pattern found in the normalised answer decides the next step. */
  branches?: readonly { when: RegExp; next: string }[]
  /** The step that follows when no branch matches; by default the next one in the list. */
  next?: string
}

/** `words`: anything except a yes, a no or "I don't know". `unrecognised`: speech without recognised words. */
export type AnswerKind = 'yes' | 'no' | 'unsure' | 'words' | 'unrecognised'
