import { useState } from 'react'
import type { FeedbackDraft } from '../../../domain/conversations/feedback'
import { loadApi } from '../../api'
import { failureMessage } from '../../decode-problem'

/** Sends one feedback at a time; `error` is worded for people and goes with the next try. */
export function useLeaveFeedback({ onLeft }: { onLeft: () => void }) {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function leave(draft: FeedbackDraft) {
    if (isPending) return
    setPending(true)
    setError(null)
    try {
      const api = await loadApi()
      await api.feedbacks.leave(draft)
      onLeft()
    } catch (cause) {
      setError(failureMessage(cause))
    } finally {
      setPending(false)
    }
  }

  return { leave, isPending, error }
}
