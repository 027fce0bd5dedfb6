import type { Language } from '../../../domain/languages'

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
  /** Whether the companion speaks only the language, because the caller asked for it; until "en français". */
  isLanguageOnly: boolean
  /** Whether the voice speaks foreign words slowly. */
  isSlow: boolean
  /** Consecutive right answers (positive), or consecutive answers that needed help (negative). */
  streak: number
  /** Whether the companion has explained that "en français" returns to French. */
  hasExplainedReturn: boolean
  /** Why the last sentence was corrected. */
  lastReason: string | null
  /** The sentence that the caller was asked to say. */
  exercise: Exercise | null
  /** Number of questions asked in the language; the first ones are translated. */
  questionCount: number
}

export type Exercise = {
  words: string
  french: string
  /** The situation that the sentence belongs to. */
  situation: string | null
  /** Whether the companion has already helped after a wrong attempt. */
  hasHelped: boolean
}

type RunningScene = { id: string; index: number; hasHelped: boolean }

export const createLesson = (language: Language): Lesson => ({
  language,
  isActive: true,
  level: null,
  awaits: 'practice',
  scene: null,
  isLanguageOnly: false,
  isSlow: false,
  streak: 0,
  hasExplainedReturn: false,
  lastReason: null,
  exercise: null,
  questionCount: 0,
})

const levels: readonly LessonLevel[] = ['beginner', 'intermediate', 'confident']

/** Returns the next level up or down, or the same one at the end of the scale. */
export const moveLevel = (level: LessonLevel, by: 1 | -1): LessonLevel =>
  levels[levels.indexOf(level) + by] ?? level

/** Reads the level that a caller names; null when none is named. */
export function readLevel(normalisedText: string): LessonLevel | null {
  if (
    /\b(intermediaire|moyen\w*|quelques bases|des bases|scolaire|bof|pas mal|entre les deux)\b/.test(
      normalisedText,
    )
  )
    return 'intermediate'
  if (
    /\b(debut\w*|zero|rien|jamais|aucune?|nul\w*|faible|catastroph\w*|tres peu|beginner|premier cours)\b/.test(
      normalisedText,
    )
  )
    return 'beginner'
  return /\b(a l aise|bien|bon|bonne|courant|couramment|avancee?|confirmee?|bilingue|fluent|advanced)\b/.test(
    normalisedText,
  )
    ? 'confident'
    : null
}
