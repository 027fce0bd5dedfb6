import { QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { Conversation } from '../../../contract/conversations/history'
import type { Memory } from '../../../contract/conversations/memories'
import { findFailureMessage } from '../../api/decode-problem'
import { loadApi } from '../../api/load-api'
import { useMe } from '../../session/use-me'
import { showToast } from '../../ui/feedback/toast'

/** A companion's page is public and has no QueryClientProvider, so memories have their own client. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
})

const queryKey = ['memories']

/** The memories of one user must not be shown to the next one of the same page. */
const useQueryKey = () => [...queryKey, useMe()?.id]

/** How often, and how many times, an analysis is asked for that is being made. */
const pollMs = 1_500
const maxPolls = 8

/** Conversations whose analysis was requested: once each, whatever the number of polls. */
const hasAskedFor = new Set<string>()

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
 * Reads a conversation that has just ended, and requests its analysis, which is made a moment later.
 * Asks again until the analysis is there; without a transcript there will be none.
 */
function useEndedConversation(id: string) {
  const { data } = useQuery(
    {
      queryKey: [...useQueryKey(), id, 'conversation'],
      async queryFn() {
        const api = await loadApi()
        if (!hasAskedFor.has(id)) {
          hasAskedFor.add(id)
          await api.calls.analyse({ callId: id, conversationId: id }).catch(() => {})
        }
        return api.conversations.get({ id })
      },
      refetchInterval: ({ state }) =>
        (state.data && !isAnalysisPending(state.data)) ||
        state.dataUpdateCount + state.errorUpdateCount >= maxPolls
          ? false
          : pollMs,
    },
    queryClient,
  )
  return data
}

const isAnalysisPending = ({ callId, summary }: Pick<Conversation, 'callId' | 'summary'>) =>
  callId !== null && summary === null

/** Lists the memories of one conversation, which are proposed a moment after its end. */
export function useMemoriesOf(conversationId: string): readonly Memory[] {
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

/** The sentence of a conversation that is worth keeping, once it is known; null when there is none. */
export function useHighlight(conversationId: string) {
  const highlight = useEndedConversation(conversationId)?.highlight ?? null
  const forget = useMutation(
    {
      mutationFn: async () =>
        (await loadApi()).conversations.forgetHighlight({ id: conversationId }),
      onSuccess: () => queryClient.invalidateQueries({ queryKey }),
      onError: (error) => showToast({ kind: 'failed', text: findFailureMessage(error) }),
    },
    queryClient,
  )
  return { highlight, forget }
}

type Change = { id: string; statement?: string }

/** Keeps, edits and forgets memories; a failure is shown in a toast and changes nothing. */
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
