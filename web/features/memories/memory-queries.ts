import { QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { Memory } from '../../../contract/conversations/memories'
import { findFailureMessage } from '../../api/decode-problem'
import { loadApi } from '../../api/load-api'
import { useMe } from '../../session/use-me'
import { isSummaryPending } from '../../ui/conversations/is-summary-pending'
import { useDeleteHighlight } from '../../ui/conversations/use-delete-highlight'
import { showToast } from '../../ui/feedback/toast'
import { isAnalysisLoaded } from './is-analysis-loaded'

/** A companion's page is public and has no QueryClientProvider, so memories have their own client. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
})

const queryKey = ['memories']

/** Builds a key with the user's id, so that the next user who signs in on the same page sees none of these memories. */
const useQueryKey = () => [...queryKey, useMe()?.id]

/** Intervals between the polls for an analysis: short at first, because the analysis is quick once its job has started. */
const pollIntervalsMs = [400, 400, 400, 800, 1_500, 1_500, 1_500, 1_500, 1_500, 1_500]

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
 * Requests the analysis of a conversation that has just ended, and polls the conversation until the analysis is
 * stored, or `pollIntervalsMs` has no interval left. Returns undefined until the conversation is loaded. A
 * conversation that may not be analysed (its `callId` is null) is loaded only once.
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
      refetchInterval({ state }) {
        if (state.data && !isSummaryPending(state.data)) return false
        const responseCount = state.dataUpdateCount + state.errorUpdateCount
        return pollIntervalsMs[responseCount - 1] ?? false
      },
    },
    queryClient,
  )
  return data
}

/** Lists the memories of a conversation that has just ended; none until they are loaded. */
export const useConversationMemories = (conversationId: string): readonly Memory[] =>
  useMemoriesOnceAnalysed(conversationId).data?.filter(
    (memory) => memory.conversationId === conversationId,
  ) ?? []

/** See `isAnalysisLoaded`. */
export function useIsAnalysisLoaded(conversationId: string): boolean {
  const conversation = useEndedConversation(conversationId)
  return isAnalysisLoaded(conversation, useMemoriesOnceAnalysed(conversationId).isFetched)
}

/** Lists the user's memories of all conversations, once this conversation is analysed. */
function useMemoriesOnceAnalysed(conversationId: string) {
  const isAnalysed = useEndedConversation(conversationId)?.summary != null
  return useQuery(
    {
      queryKey: [...useQueryKey(), conversationId],
      queryFn: async () => (await loadApi()).memories.list(),
      enabled: isAnalysed,
    },
    queryClient,
  )
}

/**
 * Returns the highlight of a conversation that has just ended, and the mutation that deletes it. The highlight is null
 * while it is not loaded, or when there is none.
 */
export function useHighlight(conversationId: string) {
  const highlight = useEndedConversation(conversationId)?.highlight ?? null
  const deletion = useDeleteHighlight(conversationId, { queryKey, queryClient })
  return { highlight, deletion }
}

type Change = { id: string; statement?: string }

/** Keeps and forgets memories. `keep` with a statement also edits the memory. A failure is shown in a toast. */
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
