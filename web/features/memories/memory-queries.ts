import { QueryClient, useMutation, useQuery } from '@tanstack/react-query'
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

/** How often, and how many times, memories are asked for that are about to be proposed. */
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
 * Lists the memories of one conversation, which are proposed a moment after its end. Empty while none
 * is known.
 */
export function useMemoriesOf(conversationId: string): readonly Memory[] {
  const hasMemories = (memories: readonly Memory[] = []) =>
    memories.some((memory) => memory.conversationId === conversationId)
  const { data = [] } = useQuery(
    {
      queryKey: [...useQueryKey(), conversationId],
      async queryFn() {
        const api = await loadApi()
        if (!hasAskedFor.has(conversationId)) {
          hasAskedFor.add(conversationId)
          await api.calls.analyse({ callId: conversationId, conversationId }).catch(() => {})
        }
        return api.memories.list()
      },
      refetchInterval: ({ state }) =>
        hasMemories(state.data) || state.dataUpdateCount + state.errorUpdateCount >= maxPolls
          ? false
          : pollMs,
    },
    queryClient,
  )
  return data.filter((memory) => memory.conversationId === conversationId)
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
