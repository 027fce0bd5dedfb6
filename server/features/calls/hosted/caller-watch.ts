import { LRUCache } from 'lru-cache'
import { createScriptedDialogue } from '../../../../voice/brain/create-scripted-dialogue'
import type { DialogueCompanion } from '../../../../voice/brain/dialogue/dialogue-context'
import type { Danger } from '../../../../voice/danger/danger'
import { detectDanger } from '../../../../voice/danger/detect-dangers'
import { removeLanguageMarkers } from '../../../../voice/language-spans/language-markers'
import type { HostedTurn } from '../../../../voice/ports/hosted-voice'

/**
 * `crisis`: helplines are offered. `closed`: the dialogue has ended the conversation because the
 * caller is a minor, so the call must end.
 */
export type HelpState = 'none' | 'crisis' | 'closed'

/**
 * What the caller has said. isPartial: the utterance is unfinished; a longer version will follow.
 */
export type CallerWords = { text: string; isPartial?: boolean }

/**
 * Maximum number of calls that are watched at the same time; MAX_LIVE_CALLS allows 400 by default.
 */
const maxWatchedCalls = 2_000

/**
 * The scripted dialogue needs a companion; its answers to a danger do not depend on the companion.
 */
const companion: DialogueCompanion = {
  id: 'hosted',
  name: '',
  style: '',
  description: '',
  category: 'bien_etre',
  language: 'french',
  persona: {
    address: 'vous',
    greetings: [],
    aiDisclosures: [],
    manner: { acknowledgements: [], turnsOfPhrase: [], thanksReplies: [], farewells: [] },
  },
}

export type CallerWatch = ReturnType<typeof createCallerWatch>

/**
 * Looks for dangers in what the caller of one hosted call says. The scripted dialogue decides when
 * a crisis begins and ends, as in calls of our own engine, because it knows what was said before.
 */
export function createCallerWatch() {
  const dialogue = createScriptedDialogue({
    companion,
    caller: { name: null, profileSummary: null, pastSummaries: [] },
    isAiDisclosureDue: false,
    seed: 1,
  })
  let lastCheck: Promise<unknown> = Promise.resolve()
  /** The danger that was answered in an earlier, unfinished version of the current utterance. */
  let answeredDanger: Danger | null = null

  function readHelp(): HelpState {
    if (dialogue.isConversationClosed?.()) return 'closed'
    return dialogue.isInCrisis?.() ? 'crisis' : 'none'
  }

  /**
   * Whether a text can be left unanswered: either it is unfinished and contains no danger, or its
   * danger was already answered in an earlier version of the same utterance.
   */
  const canSkipAnswer = (danger: Danger | null, isPartial: boolean) =>
    danger === null ? isPartial : danger === answeredDanger

  async function processWords({ text, isPartial = false }: CallerWords) {
    const helpBefore = readHelp()
    const danger = detectDanger(text)
    const canSkip = canSkipAnswer(danger, isPartial)
    answeredDanger = isPartial ? (danger ?? answeredDanger) : null
    if (canSkip) return { helpBefore, help: helpBefore, sentences: [] }
    const { signal } = new AbortController()
    const response = dialogue.prepare({ kind: 'spoken', transcript: text }, signal)
    const sentences: string[] = []
    for await (const sentence of response.sentences) sentences.push(removeLanguageMarkers(sentence))
    response.accept()
    return { helpBefore, help: readHelp(), sentences }
  }

  return {
    /**
     * Adds the words to the dialogue. Returns the help that the caller needed before them, the help
     * needed now, and the sentences with which the scripted dialogue answers, without language
     * markers. When `canSkipAnswer` returns true, the help stays the same and there are no sentences.
     */
    check(words: CallerWords) {
      const result = lastCheck.then(() => processWords(words))
      lastCheck = result.catch(() => undefined)
      return result
    },
  }
}

/** Creates a function that finds or creates the watch of a call. Watches are in memory only. */
export function createCallerWatchFinder() {
  const watches = new LRUCache<string, CallerWatch>({ max: maxWatchedCalls })
  return (callId: string): CallerWatch => {
    const watch = watches.get(callId) ?? createCallerWatch()
    watches.set(callId, watch)
    return watch
  }
}

/**
 * The time in which help was offered: the duration of finished crises, and the start of a crisis
 * that has not ended.
 */
export type CrisisTime = { finishedMs: number; ongoingSince: Date | null }

/**
 * Returns the time in crises according to the turns of a finished call; null when there was no
 * crisis, or when the conversation never began.
 */
export async function findCrisisTime(
  turns: readonly Pick<HostedTurn, 'speaker' | 'text' | 'atMs'>[],
  startedAt: Date | null,
): Promise<CrisisTime | null> {
  if (startedAt === null) return null
  const watch = createCallerWatch()
  let crisis = null as CrisisTime | null
  for (const { speaker, text, atMs } of turns) {
    if (speaker !== 'caller') continue
    const { help } = await watch.check({ text })
    const spokenAtMs = startedAt.getTime() + atMs
    if (help !== 'none')
      crisis = {
        finishedMs: crisis?.finishedMs ?? 0,
        ongoingSince: crisis?.ongoingSince ?? new Date(spokenAtMs),
      }
    else if (crisis?.ongoingSince) {
      const durationMs = Math.max(0, spokenAtMs - crisis.ongoingSince.getTime())
      crisis = { finishedMs: crisis.finishedMs + durationMs, ongoingSince: null }
    }
  }
  return crisis
}
