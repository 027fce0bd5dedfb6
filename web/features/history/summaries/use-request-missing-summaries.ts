import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '../../../../contract/conversations/history'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { showToast } from '../../../ui/feedback/toast'
import { requestMissingSummaries } from './request-missing-summaries'

type Progress = { current: number; total: number }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * `requestSummaries` requests the missing summaries, shows the first failure in a toast and loads the
 * conversations again. `isNothingMissing` is true once it has found no missing summary.
 */
export function useRequestMissingSummaries(conversations: readonly Conversation[]) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const summaryRequests = useMutation({
    mutationFn: async () => {
      const { total, failure } = await requestMissingSummaries({
        conversations,
        requestSummary: async (request) => (await loadApi()).calls.analyse(request),
        wait,
        onProgress: setProgress,
      })
      if (failure) showToast({ kind: 'failed', text: findFailureMessage(failure) })
      await queryClient.invalidateQueries({ queryKey: ['conversations'] })
      return total
    },
    onSettled: () => setProgress(null),
  })
  return {
    requestSummaries: () => summaryRequests.mutate(),
    isRequesting: summaryRequests.isPending,
    progress,
    isNothingMissing: summaryRequests.data === 0,
  }
}
