import { QueryClient, useMutation } from '@tanstack/react-query'
import type { FeedbackDraft } from '../../../domain/conversations/feedback'
import { findFailureMessage } from '../../api/decode-problem'
import { loadApi } from '../../api/load-api'

/** A companion's page is public and has no QueryClientProvider, so the rating has its own client. */
const queryClient = new QueryClient()

/** Sends a rating. `error` is the message when the last attempt failed; null otherwise and while sending. */
export function useLeaveFeedback({ onSent }: { onSent: () => void }) {
  const feedback = useMutation(
    {
      mutationFn: async (draft: FeedbackDraft) => (await loadApi()).feedbacks.leave(draft),
      onSuccess: onSent,
      // Without a connection the request fails at once, instead of waiting for a connection.
      networkMode: 'always',
    },
    queryClient,
  )
  const { mutate, isPending, error } = feedback

  function leave(draft: FeedbackDraft) {
    if (!isPending) mutate(draft)
  }

  return { leave, isPending, error: error && findFailureMessage(error) }
}
