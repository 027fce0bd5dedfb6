import { findHighlight } from '../../voice/memory/find-highlight'
import { findMemorableFacts } from '../../voice/memory/find-memorable-facts'
import { summariseConversation } from '../../voice/summary/summarise-conversation'
import { analyseConversation } from '../features/analysis/analyse-conversation'
import { createAnalysisRepository } from '../features/analysis/analysis-repository'
import { requestAnalysis } from '../features/analysis/request-analysis'
import type { EnqueueAnalyses } from '../features/calls/settlement/settle-calls'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { CallDeps } from './wire-calls'

/** Delay between saving a conversation and analysing it. */
const analysisDelaySeconds = 5

const analysers = {
  summarise: summariseConversation,
  findMemories: findMemorableFacts,
  findHighlight,
}

/** Wires the summaries, proposed memories, highlights and success scores of conversations. */
export function wireAnalysis(database: Database, jobs: JobQueue) {
  const analyses = createAnalysisRepository(database)
  const enqueue: EnqueueAnalyses = (transaction, conversationIds) =>
    jobs.enqueueAll(
      transaction,
      'analyse-conversation',
      conversationIds.map((conversationId) => ({ conversationId })),
      { delaySeconds: analysisDelaySeconds },
    )
  const enqueueNow = (conversationId: string) =>
    jobs.enqueue(null, 'analyse-conversation', { conversationId })
  const request: CallDeps['requestAnalysis'] = (user, ids) =>
    requestAnalysis(analyses, enqueueNow, user, ids)

  return {
    enqueue,
    request,
    start: () =>
      jobs.work('analyse-conversation', ({ conversationId }) =>
        analyseConversation(analyses, analysers, conversationId),
      ),
  }
}
