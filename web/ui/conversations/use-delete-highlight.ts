import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { findFailureMessage } from '../../api/decode-problem'
import { loadApi } from '../../api/load-api'
import { showToast } from '../feedback/toast'

type Options = {
  /** Key of the queries that contain the highlight. They are fetched again after the deletion. */
  queryKey: QueryKey
  /** Defaults to the query client of the page. */
  queryClient?: QueryClient
}

/** Deletes the highlight of a conversation. A failure is shown in a toast. */
export function useDeleteHighlight(conversationId: string, { queryKey, queryClient }: Options) {
  const client = useQueryClient(queryClient)
  return useMutation(
    {
      mutationFn: async () =>
        (await loadApi()).conversations.forgetHighlight({ id: conversationId }),
      onSuccess: () => client.invalidateQueries({ queryKey }),
      onError: (error) => showToast({ kind: 'failed', text: findFailureMessage(error) }),
    },
    client,
  )
}
