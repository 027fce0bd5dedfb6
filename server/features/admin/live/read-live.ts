import type { AdminLive, LiveProvider } from '../../../../contract/admin/live'
import type { JobCount } from '../../../platform/jobs/count-jobs'
import { activityWindowMs, type RecentActivity } from '../../../platform/monitoring/recent-activity'

export type LiveDeps = {
  activity: Pick<RecentActivity, 'readAnswerFigures' | 'readFailures' | 'readErrors'>
  countJobs(): Promise<JobCount[]>
  /** When this process started. */
  startedAt: Date
  now(): Date
}

/** Reads what this process measured in the last hour, and the job queue of all processes. */
export async function readLive({
  activity,
  countJobs,
  startedAt,
  now,
}: LiveDeps): Promise<AdminLive> {
  const queues = await countJobs()
  const sinceMs = Math.max(startedAt.getTime(), now().getTime() - activityWindowMs)
  return {
    since: new Date(sinceMs).toISOString(),
    providers: listProviders(activity),
    errors: activity.readErrors().map(({ name, count, lastAt }) => ({
      line: name,
      count,
      lastAt: lastAt.toISOString(),
    })),
    queues,
  }
}

/**
 * Returns a row for each request and model with answers, and one for each model that only failed.
 */
function listProviders({
  readAnswerFigures,
  readFailures,
}: Pick<LiveDeps['activity'], 'readAnswerFigures' | 'readFailures'>): LiveProvider[] {
  const failures = new Map(readFailures().map(({ name, count }) => [name, count]))
  const rowsWithAnswers = readAnswerFigures().map(({ request, model, answers, ...latency }) => {
    const failureCount = failures.get(model) ?? 0
    // Failures are counted per model, so only the first row of a model shows them.
    failures.delete(model)
    return { request, model, answers, latency, failures: failureCount }
  })
  const rowsWithoutAnswers = [...failures].map(([model, count]) => ({
    request: null,
    model,
    answers: 0,
    latency: null,
    failures: count,
  }))
  return [...rowsWithoutAnswers, ...rowsWithAnswers]
}
