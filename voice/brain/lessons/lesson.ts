import type { Language } from '../../../domain/languages'
import { levelWords, statedLevel } from './content/learner-patterns'

export type LessonLevel = 'beginner' | 'intermediate' | 'confident'

/** The lesson of a call. It stays in the state when the caller changes the subject, so that it can be resumed. */
export type Lesson = {
  language: Language
  isActive: boolean
  /** null until the level is known. */
  level: LessonLevel | null
  /** What the caller's next answer is expected to be: a level, a scene, or a sentence. */
  awaits: 'level' | 'scene' | 'practice'
  scene: RunningScene | null
  /** Whether the companion speaks no French; from the caller's request until "en français", "stop" or a new lesson. */
  isLanguageOnly: boolean
  /** Whether the caller refused to learn now; until the caller asks for the language again. */
  isRefused: boolean
  /** Whether the voice speaks foreign words slowly. */
  isSlow: boolean
  /** How many consecutive answers in scenes were right at once (positive) or needed help (negative); see `adaptLevel`. */
  streak: number
  /** Why the last checked sentence is wrong, in French; null if it is right, or before the first correction. */
  lastReason: string | null
  /** The sentence that the caller was asked to say. */
  exercise: Exercise | null
  /** Whether the companion has already helped with the exercise or the line of the scene. */
  hasHelped: boolean
}

export type Exercise = {
  /** The sentence in the language of the lesson. */
  words: string
  french: string
  /** The situation in which it is said, such as "order"; null if it is unknown. */
  situation: string | null
  /** The next of several sentences that the caller asked for; null after the last one, and for a single sentence. */
  next: Exercise | null
}

/** `index` is that of the current exchange. */
type RunningScene = { id: string; index: number }

export const createLesson = (language: Language): Lesson => ({
  language,
  isActive: true,
  level: null,
  awaits: 'practice',
  scene: null,
  isLanguageOnly: false,
  isRefused: false,
  isSlow: false,
  streak: 0,
  lastReason: null,
  exercise: null,
  hasHelped: false,
})

const levels: readonly LessonLevel[] = ['beginner', 'intermediate', 'confident']

/** Returns the next level up or down, or the same one at the end of the scale. */
export const moveLevel = (level: LessonLevel, by: 1 | -1): LessonLevel =>
  levels[levels.indexOf(level) + by] ?? level

/** Reads the level that a caller names; null when none is named. */
export const readLevel = (normalisedText: string): LessonLevel | null =>
  levelWords.find(([, words]) => words.test(normalisedText))?.[0] ?? null

/** Reads the level that a caller states without being asked for it; null when none is stated. */
export const readStatedLevel = (normalisedText: string): LessonLevel | null =>
  readLevel(statedLevel.exec(normalisedText)?.[0] ?? '')
