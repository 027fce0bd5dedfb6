import { useQuery } from '@tanstack/react-query'
import { loadApi } from '../../api/load-api'
import { getSummaryPollMs } from './summaries/summary-polling'

/** Lists the last ten conversations, newest first. Loads the list again while a summary is pending. */
export const useConversations = () =>
  useQuery({
    queryKey: ['conversations'],
    queryFn: async () => (await loadApi()).conversations.list(),
    refetchInterval: ({ state }) => getSummaryPollMs(state.data ?? [], state.dataUpdateCount),
  })

/** Loads a conversation, and loads it again while its summary is pending. */
export const useConversation = (id: string) =>
  useQuery({
    queryKey: ['conversations', id],
    queryFn: async () => (await loadApi()).conversations.get({ id }),
    refetchInterval: ({ state }) =>
      getSummaryPollMs(state.data ? [state.data] : [], state.dataUpdateCount),
  })
