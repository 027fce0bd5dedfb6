import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import type { Language } from '../../../domain/languages'
import type { Danger } from '../../danger/danger'
import type { QuizQuestion, QuizTheme } from '../knowledge/quiz'
import type { Lesson } from '../lessons/lesson'
import type { PurposeRatings } from '../purposes/call-features'
import type { MemoryWish } from '../templates/answers/memory-templates'
import type { TopicId } from '../topics/topic'

/** What a scripted dialogue keeps from turn to turn, with the values at the beginning of a call. */
class InitialState {
  mode: DialogueMode = 'conversation'
  /** The danger that the caller reported or that the companion has asked about; null in the mode `conversation`. */
  danger: Danger | null = null
  /**
   * Whether the caller named the danger plainly in this crisis, or confirmed it. If not, the companion has asked
   * whether the caller meant a danger, and a no or a clearly different subject ends the crisis.
   */
  isDangerCertain = false
  /** The danger for which the companion decided to ask in passing whether all is well, and the turn of the decision. */
  gentleQuestion: { danger: Danger; turn: number } | null = null
  /** Whether the danger is a panic attack, through which the companion guides the caller. */
  isPanicAttack = false
  /** Whether the caller called the danger a joke in this crisis and the companion then asked whether that is true. */
  hasDoubtedRetraction = false
  /** The language, other than French, in which the caller reported the danger; null when it was French. */
  crisisLanguage: Language | null = null
  /** Number of ordinary utterances in this crisis since the caller last spoke about the danger. */
  ordinaryUtteranceCount = 0
  /**
   * Whether the caller named or confirmed a danger or an urgent need in this call, or was asked about a danger and did
   * not deny it.
   */
  hasHadDanger = false
  /** Number of suspected dangers in this call that were not confirmed, usually after the companion had asked. */
  falseAlarmCount = 0
  /**
   * The companion's response just before it asked whether the caller meant a danger. If the caller then only says no
   * during an activity, the companion asks the question of this response again.
   */
  responseBeforeAlarm: readonly string[] = []
  /** Whether the caller's words left no doubt that they are under 18. */
  isMinorCaller = false
  /** The danger of the latest crisis that has ended in this call, ignoring panic attacks; null when there was none. */
  lastCrisisDanger: Danger | null = null
  /** State of the seeded random generator. */
  randomState = 0
  /** The sentences said so far, in order. Rules avoid repeating them. An interruption removes the unheard ones. */
  spokenSentences: readonly string[] = []
  /** Sentences of the last response. */
  lastResponse: readonly string[] = []
  /** Number of consecutive responses, up to the last one, that ended with a question. */
  questionsInARow = 0
  /** Sentences of the last response that an interruption cut off; they may still be said. */
  interruptedSentences: readonly string[] = []
  /** Number of the caller's turns so far, including the one that is being answered. */
  turnCount = 0
  /** The name that the caller gave during the call, or else the name in the account. */
  callerName: string | null = null
  nameLastUsedAtTurn = 0
  /** The purpose ratings of the caller's previous utterance, from its words alone; null before the first one. */
  previousPurposes: PurposeRatings | null = null
  topic: TopicId | null = null
  /** The topics that the caller has mentioned in this call, latest first, without those that they denied. */
  pastTopics: readonly TopicId[] = []
  /** Caller turns since the topic was last mentioned; after a few the topic is dropped. */
  turnsSinceTopic = 0
  /**
   * The last health concern: its index in `healthSubjects`, the last turn in which the caller spoke of it, and the
   * caller's latest texts about any health concern.
   */
  healthConcern: { subject: number; turn: number; texts: readonly string[] } | null = null
  /**
   * The caller's latest utterances, questions included, but without requests about memory and what the caller asked to
   * forget. The companion uses them, for example to answer "comment s'appelle ma sœur ?" later in the call.
   */
  callerStatements: readonly string[] = []
  /** The companion's advice in this call, in order, with the requests for it in normalised text. */
  advice: readonly { request: string; sentence: string }[] = []
  /** What the caller asked the companion to forget in this call: "ma fille". */
  forgottenSubjects: readonly string[] = []
  /** The caller's last request about what the companion remembers, and its turn. */
  memoryWish: { wish: MemoryWish; turn: number } | null = null
  /** The sentence that the companion prepared for the caller; null when there is none. */
  preparedSentence: PreparedSentence | null = null
  /** The series of questions that the companion is asking; null when there is none. */
  questioning: QuestionSeries | null = null
  /**
   * The rehearsal that was left or has ended, and may be resumed: the last line said in the role, and the turn in
   * which the rehearsal stopped or the caller last asked for advice about it.
   */
  pausedRehearsal: { series: QuestionSeries; line: string; turn: number } | null = null
  /** The quiz in progress, with the question that the caller has yet to answer; null when there is none. */
  quiz: QuizState | null = null
  /** The current or last scene; an inactive one may be resumed. Null when there was none. */
  scene: Scene | null = null
  /** The word that the caller chose for stopping every game; null when none was chosen. */
  safeWord: string | null = null
  /** The form of address that the caller asked for; null means that of the companion's persona. */
  address: FormOfAddress | null = null
  /** Whether the caller asked for short answers. */
  isBrief = false
  /** Whether the caller asked the companion to listen without asking questions. */
  isListening = false
  /** The exchange whose answer ended with a question, and the turn of that answer. */
  openExchange: { index: number; askedAtTurn: number } | null = null
  /** The index of the exchange that opened the current thread, and the last turn that belonged to it. */
  thread: { opening: number; turn: number } | null = null
  suggestion: ActivitySuggestion = { state: 'not-made' }
  runningActivity: RunningActivity | null = null
  finishedActivityIds: readonly string[] = []
  /** The language lesson; null until the caller practises a language or refuses a lesson. */
  lesson: Lesson | null = null
  /** Whether the companion has explained that the caller's speech is not transcribed, and that the caller can type. */
  hasExplainedRecognitionFailure = false
  unrecognisedTurnCount = 0
  hasMentionedPastCalls = false
  /** Whether the companion has said goodbye and the caller has not continued the conversation since. */
  hasSaidGoodbye = false
  /** Whether the call ends after the companion's goodbye: the caller said goodbye, or the time budget is used up. */
  isCallEnding = false
  hasMentionedProfile = false
}

/** The state of a scripted dialogue. It is immutable, so that an unused draft can be dropped. */
export type DialogueState = Readonly<InitialState>

/** An imagined scene that the caller and the companion play. */
export type Scene = {
  setting: string
  isActive: boolean
  character: SceneCharacter
  /**
   * The turn in which the caller left the scene for an aside, which is talk about something else; null when the scene
   * is active or was stopped.
   */
  leftAtTurn: number | null
}

/**
 * Whom the caller meets in the scene: the companion's own character, or a man or woman whom the companion describes.
 */
export type SceneCharacter = 'self' | 'he' | 'she'

/**
 * `crisis`: either the caller reported a danger, so only help is offered, without the persona or any game; or the
 * companion has asked whether the caller meant a danger, and other rules respond to whatever is not an answer to that.
 * `closed`: the call must end because the caller is a minor.
 */
type DialogueMode = 'conversation' | 'crisis' | 'closed'

/**
 * Whether the companion has suggested a guided activity. `pending`: the caller has yet to answer; `accepted`: an
 * activity was started, suggested or not, and `finishedAtTurn` is null until it is finished; `disabled`:
 * the companion suggests nothing more unless the caller asks for it, for example because the caller declined.
 */
type ActivitySuggestion =
  | { state: 'not-made' }
  | { state: 'pending'; activityId: string }
  | { state: 'accepted'; finishedAtTurn: number | null }
  | { state: 'disabled' }

/** A sentence that the companion proposed for the caller to say to somebody. */
export type PreparedSentence = {
  /** Index of the sentence in `sentencePurposes` (prepared-sentences.ts). */
  purposeIndex: number
  /** Whether the sentence says "vous" to the person to whom the caller will say it. */
  isFormal: boolean
  /** Index of the wording: standard, shorter, softer or firmer. */
  variant: number
  /** What the caller wants to say to that person; null when unknown. */
  clause: string | null
  /** Details that the caller gave, by slot: a day, a sum, a delay. */
  slots: Readonly<Record<string, string>>
  /** Sentences that the caller wanted to add. */
  additions: readonly ('thanks' | 'apology')[]
}

/**
 * A series of questions that the caller asked for: about what the caller studies, in a rehearsal such as that of a job
 * interview, or about the tasks of a plan. A quiz with right answers is a `QuizState`.
 */
export type QuestionSeries = {
  kind: 'study' | 'rehearsal' | 'plan'
  /** What the caller studies; for a rehearsal its id; empty for a plan. */
  subject: string
  /** Number of the companion's replies in a rehearsal; otherwise 0. */
  replyCount: number
}

export type QuizState = {
  theme: QuizTheme
  question: QuizQuestion
  /** Number of questions asked, this one included. */
  askedCount: number
  rightCount: number
}

export type RunningActivity = {
  id: string
  /** Index of the step that was said last. */
  stepIndex: number
  /** The caller's answers by slot name. */
  slots: Readonly<Record<string, string>>
}

/** Returns the state at the beginning of a call. */
export const createInitialState = (seed: number, callerName: string | null): DialogueState => ({
  ...new InitialState(),
  randomState: seed >>> 0,
  callerName,
})
