import { summariseConversation } from '../../voice/brain/summarise-conversation'
import { analyseConversation } from '../features/analysis/analyse-conversation'
import { createAnalysisRepository } from '../features/analysis/analysis-repository'
import { requestAnalysis } from '../features/analysis/request-analysis'
import type { EnqueueAnalyses } from '../features/calls/settle-calls'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { CallParts } from './wire-calls'

/** After the save (03, « A call's life »). */
const delaySeconds = 5

/** Summaries and success scores, put together. */
export function wireAnalyses(database: Database, jobs: JobQueue) {
  const analyses = createAnalysisRepository(database)
  const enqueue: EnqueueAnalyses = (transaction, conversationIds) =>
    jobs.enqueueAll(
      transaction,
      'analyse-conversation',
      conversationIds.map((conversationId) => ({ conversationId })),
      { delaySeconds },
    )
  const enqueueNow = (conversationId: string) =>
    jobs.enqueue(null, 'analyse-conversation', { conversationId })
  const request: CallParts['requestAnalysis'] = (person, asked) =>
    requestAnalysis(analyses, enqueueNow, person, asked)

  return {
    enqueue,
    request,
    start: () =>
      jobs.work('analyse-conversation', ({ conversationId }) =>
        analyseConversation(analyses, summariseConversation, conversationId),
      ),
  }
}
