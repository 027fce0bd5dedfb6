import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '../../../contract/conversations/history'
import { loadApi } from '../../api'
import { failureMessage } from '../../decode-problem'
import { showToast } from '../../ui/toast'
import { collectSummaries } from './collect-summaries'

type Progress = { done: number; total: number }

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** « Récupérer résumés »: asks for what is missing, then loads the list anew. */
export function useCollectSummaries(conversations: readonly Conversation[]) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isNothingMissing, setNothingMissing] = useState(false)

  async function collect() {
    setBusy(true)
    setNothingMissing(false)
    const { total, failure } = await collectSummaries({
      conversations,
      ask: async (request) => (await loadApi()).calls.analyse(request),
      pause,
      onProgress: setProgress,
    })
    if (failure) showToast({ kind: 'failed', text: failureMessage(failure) })
    await queryClient.invalidateQueries({ queryKey: ['conversations'] })
    setProgress(null)
    setBusy(false)
    setNothingMissing(total === 0)
  }

  return { collect, isBusy, progress, isNothingMissing }
}
