import { LRUCache } from 'lru-cache'
import { createScriptedDialogue } from '../../../../voice/brain/create-scripted-dialogue'
import type { DialogueCompanion } from '../../../../voice/brain/dialogue/dialogue-context'
import type { Danger } from '../../../../voice/danger/danger'
import { detectDanger } from '../../../../voice/danger/detect-dangers'
import type { HostedTurn } from '../../../../voice/ports/hosted-voice'

/** `closed`: the caller is a minor, so the call ends. */
export type Help = 'none' | 'crisis' | 'closed'

/** What the caller has said. isPartial: the utterance is unfinished, and a later version follows. */
export type CallerWords = { text: string; isPartial?: boolean }

/** Maximum number of calls that are watched at once: more than a process can run. */
const maxWatchedCalls = 2_000

/** A neutral persona: only the help of the scripted dialogue is used, which is worded without it. */
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
    aiNotices: [],
    manner: { acknowledgements: [], turnsOfPhrase: [], thanksReplies: [], farewells: [] },
  },
}

export type CallerWatch = ReturnType<typeof createCallerWatch>

/**
 * Looks for dangers in what the caller of one hosted call says. The scripted dialogue decides, as in
 * calls of our own engine: it knows what was said before, and when a crisis is over.
 */
export function createCallerWatch() {
  const dialogue = createScriptedDialogue({
    companion,
    caller: { name: null, profileSummary: null, pastSummaries: [] },
    isFirstCallOfTheDay: false,
    seed: 1,
  })
  let last: Promise<unknown> = Promise.resolve()
  /**
   * The danger in an earlier, unfinished version of the current utterance, which was answered
   * already.
   */
  let answeredDanger: Danger | null = null

  const readHelp = (): Help =>
    dialogue.isConversationClosed?.() ? 'closed' : dialogue.isInCrisis?.() ? 'crisis' : 'none'

  /**
   * Whether these words need no answer: they repeat a danger of an earlier version of the same
   * utterance, or are unfinished and report none.
   */
  function needsNoAnswer(text: string, isPartial: boolean): boolean {
    const danger = detectDanger(text)
    const isRepeated = danger !== null && danger === answeredDanger
    answeredDanger = isPartial ? (danger ?? answeredDanger) : null
    return isRepeated || (isPartial && danger === null)
  }

  async function listen({ text, isPartial = false }: CallerWords) {
    const before = readHelp()
    if (needsNoAnswer(text, isPartial)) return { before, help: before, sentences: [] }
    const transcript = text
    const { signal } = new AbortController()
    const response = dialogue.prepare({ kind: 'spoken', transcript }, signal)
    const sentences: string[] = []
    for await (const sentence of response.sentences) sentences.push(sentence)
    response.accept()
    return { before, help: readHelp(), sentences }
  }

  return {
    /**
     * Returns the help that is needed before and after these words, and what our companion would
     * answer. In an unfinished utterance only a danger counts.
     */
    check(words: CallerWords) {
      const result = last.then(() => listen(words))
      last = result.catch(() => undefined)
      return result
    },
  }
}

/** The watches of the calls of this process, in memory only. */
export function createCallerWatches() {
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
export type CrisisTime = { ms: number; since: Date | null }

/**
 * Returns the time in crises according to the turns of a finished call; null when there was no
 * crisis.
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
    const at = startedAt.getTime() + atMs
    if (help !== 'none') crisis = { ms: crisis?.ms ?? 0, since: crisis?.since ?? new Date(at) }
    else if (crisis?.since)
      crisis = { ms: crisis.ms + Math.max(0, at - crisis.since.getTime()), since: null }
  }
  return crisis
}
