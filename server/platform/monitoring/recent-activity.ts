import { EventEmitter } from 'node:events'

/** The period that the figures cover: the last hour. */
export const activityWindowMs = 3_600_000

/**
 * Maximum number of entries for each kind of request to each model, each failing provider and each
 * logged error; the oldest entries are dropped.
 */
const maxEntries = 1_000

export type Answer = {
  /** The kind of the request: its path, such as "chat/completions", or a name, such as "speech". */
  request: string
  /** The model, the voice or the service that answered. */
  model: string
  /**
   * As in `ProviderRequest`; to the first audio for a synthesiser that does not report requests, and
   * to the whole answer for the hosted voice service.
   */
  latencyMs: number
}

type Events = { answer: [Answer]; failure: [provider: string]; loggedError: [] }

export type AnswerFigures = Pick<Answer, 'request' | 'model'> & {
  answers: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
}

/** How often something happened in the last hour, up to `maxEntries`, and when it last did. */
export type Occurrences = { name: string; count: number; lastAt: Date }

export type RecentActivity = ReturnType<typeof createRecentActivity>

/**
 * Remembers for an hour how fast the voice providers answered this process, how often they failed,
 * and which errors were logged. Stores no personal data, and nothing beyond a restart.
 */
export function createRecentActivity(now: () => number = Date.now) {
  const events = new EventEmitter<Events>()
  const answers = new Map<string, { answer: Answer; entries: Entry[] }>()
  const failures = new Map<string, Entry[]>()
  const errors = new Map<string, Entry[]>()

  const selectRecent = (entries: readonly Entry[]) =>
    entries.filter(({ atMs }) => atMs > now() - activityWindowMs)

  const addEntry = (entries: readonly Entry[] = [], latencyMs = 0) => [
    ...selectRecent(entries).slice(1 - maxEntries),
    { atMs: now(), latencyMs },
  ]

  const listOccurrences = (entriesByName: ReadonlyMap<string, readonly Entry[]>): Occurrences[] =>
    [...entriesByName]
      .flatMap(([name, entries]) => {
        const recentEntries = selectRecent(entries)
        const lastEntry = recentEntries.at(-1)
        return lastEntry
          ? [{ name, count: recentEntries.length, lastAt: new Date(lastEntry.atMs) }]
          : []
      })
      .sort((one, other) => other.count - one.count)

  return {
    /** Emits each answer, failure and error when it is recorded, for the metrics and the alerts. */
    events,

    recordAnswer(answer: Answer) {
      const key = `${answer.request} ${answer.model}`
      const entries = addEntry(answers.get(key)?.entries, answer.latencyMs)
      answers.set(key, { answer, entries })
      events.emit('answer', answer)
    },

    /** Counts a failure of a voice provider: it refused, was too slow or broke off. */
    recordFailure(provider: string) {
      failures.set(provider, addEntry(failures.get(provider)))
      events.emit('failure', provider)
    },

    /** Counts logged errors by their message before the first colon: the rest differs each time. */
    recordError(message: string) {
      const name = message.split(':')[0] ?? ''
      errors.set(name, addEntry(errors.get(name)))
      events.emit('loggedError')
    },

    /**
     * Returns the figures of each kind of request and model, sorted by the number of answers, the
     * highest first.
     */
    readAnswerFigures: (): AnswerFigures[] =>
      [...answers.values()]
        .flatMap(({ answer: { request, model }, entries }) => {
          const latencies = selectRecent(entries)
            .map(({ latencyMs }) => latencyMs)
            .sort((one, other) => one - other)
          if (latencies.length === 0) return []
          return {
            request,
            model,
            answers: latencies.length,
            p50Ms: findPercentile(latencies, 0.5),
            p95Ms: findPercentile(latencies, 0.95),
            p99Ms: findPercentile(latencies, 0.99),
          }
        })
        .sort((one, other) => other.answers - one.answers),

    readFailures: () => listOccurrences(failures),
    readErrors: () => listOccurrences(errors),
  }
}

/** `latencyMs` is 0 for a failure and for a logged error. */
type Entry = { atMs: number; latencyMs: number }

/** Returns the percentile of sorted values by the nearest-rank method. */
const findPercentile = (sortedValues: readonly number[], share: number) =>
  Math.round(sortedValues[Math.ceil(sortedValues.length * share) - 1] ?? 0)
