import { QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { Memory } from '../../../contract/conversations/memories'
import { findFailureMessage } from '../../api/decode-problem'
import { loadApi } from '../../api/load-api'
import { useMe } from '../../session/use-me'
import { isSummaryPending } from '../../ui/conversations/is-summary-pending'
import { useDeleteHighlight } from '../../ui/conversations/use-delete-highlight'
import { showToast } from '../../ui/feedback/toast'

/** A companion's page is public and has no QueryClientProvider, so memories have their own client. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
})

const queryKey = ['memories']

/** Contains the user's id, so that the next user who signs in on the same page does not see the memories. */
const useQueryKey = () => [...queryKey, useMe()?.id]

/** Interval and maximum number of polls for an analysis. */
const pollMs = 1_500
const maxPolls = 8

/** Ids of the conversations whose analysis was requested, so that each is requested only once. */
const requestedAnalyses = new Set<string>()

/** Lists the user's memories, newest first. */
export const useMemories = () =>
  useQuery(
    {
      queryKey: useQueryKey(),
      queryFn: async () => (await loadApi()).memories.list(),
      refetchOnMount: 'always',
    },
    queryClient,
  )

/**
 * Requests the analysis of a conversation that has just ended, and polls the conversation, at most
 * `maxPolls` times, until the analysis is stored. A conversation that may not be analysed (`isSummaryPending`) is loaded only once.
 */
function useEndedConversation(id: string) {
  const { data } = useQuery(
    {
      queryKey: [...useQueryKey(), id, 'conversation'],
      async queryFn() {
        const api = await loadApi()
        if (!requestedAnalyses.has(id)) {
          requestedAnalyses.add(id)
          await api.calls.analyse({ callId: id, conversationId: id }).catch(() => {})
        }
        return api.conversations.get({ id })
      },
      refetchInterval: ({ state }) =>
        (state.data && !isSummaryPending(state.data)) ||
        state.dataUpdateCount + state.errorUpdateCount >= maxPolls
          ? false
          : pollMs,
    },
    queryClient,
  )
  return data
}

/** Lists the memories of one conversation, which the server proposes shortly after its end. */
export function useConversationMemories(conversationId: string): readonly Memory[] {
  const isAnalysed = useEndedConversation(conversationId)?.summary != null
  const { data = [] } = useQuery(
    {
      queryKey: [...useQueryKey(), conversationId],
      queryFn: async () => (await loadApi()).memories.list(),
      enabled: isAnalysed,
    },
    queryClient,
  )
  return data.filter((memory) => memory.conversationId === conversationId)
}

/**
 * Returns the highlight of a conversation that has just ended, and its deletion. The highlight is null while
 * it is unknown or when there is none.
 */
export function useHighlight(conversationId: string) {
  const highlight = useEndedConversation(conversationId)?.highlight ?? null
  const deletion = useDeleteHighlight(conversationId, { queryKey, queryClient })
  return { highlight, deletion }
}

type Change = { id: string; statement?: string }

/** Keeps, edits and forgets memories. A failure is shown in a toast. */
export function useChangeMemory() {
  const refresh = () => queryClient.invalidateQueries({ queryKey })
  const onError = (error: Error) => showToast({ kind: 'failed', text: findFailureMessage(error) })
  const keep = useMutation(
    {
      mutationFn: async (change: Change) => (await loadApi()).memories.keep(change),
      onSuccess: refresh,
      onError,
    },
    queryClient,
  )
  const forget = useMutation(
    {
      mutationFn: async (id: string) => (await loadApi()).memories.forget({ id }),
      onSuccess: refresh,
      onError,
    },
    queryClient,
  )
  return { keep, forget, isBusy: keep.isPending || forget.isPending }
}
