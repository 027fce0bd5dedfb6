import type { Category } from '../../../domain/categories'
import type { Language } from '../../../domain/languages'
import type { Line } from '../lines/line'
import type { ThemeId } from '../themes/theme'

/**
 * A guided moment, written as a small play for two in which only one part is known. Every step
 * accepts any answer, also one whose words nothing could make out.
 */
export type Activity = {
  id: string
  category: Category
  /** As a menu would name it: « Trois bonnes choses ». */
  title: string
  /** For the history, after « une activité a été menée : » (« la respiration 4-4-6 »). */
  namedAs: string
  /** One sentence that proposes it and leaves the choice. */
  offer: Line
  /** A caller who asks for it, on normalised words. */
  askedFor: RegExp
  /** What it is good for; such a caller is offered it first. */
  suits: readonly ThemeId[]
  /** Also led by companions of other categories when it is asked for by name. */
  isOpenToAll: boolean
  /** `quiet`: the caller may stay silent, so 30 s of silence leads on to the next step. */
  pace: 'talk' | 'quiet'
  /** Left at once when the caller says something heavy in the midst of it. */
  isPlayful?: true
  /** Four to twelve; most do not depend on the companion's language. */
  stepsFor(language: Language): readonly ActivityStep[]
}

/** A line, or several of which the first that can be filled is said. */
export type StepLine = Line | readonly Line[]

export type ActivityStep = {
  /** For `next` and `branches`. */
  id?: string
  /** One to three sentences, at most one question. */
  say: readonly StepLine[]
  /** Keeps the answer under this name, for `{name}` in later lines; only words really received. */
  note?: string
  /**
   * One sentence, said before the next step, by what the answer was. `words` lines may hold
   * `{answer}`; `any` serves the kinds that are not listed; without one, a sign of listening.
   */
  replies?: Partial<Record<AnswerKind | 'any', readonly Line[]>>
  /** The first pattern found in the normalised answer decides the next step. */
  branches?: readonly { when: RegExp; next: string }[]
  /** The step that follows when no branch does; by default the next one in the list. */
  next?: string
}

export type AnswerKind = 'yes' | 'no' | 'unsure' | 'words' | 'unheard'
