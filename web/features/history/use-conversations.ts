import { useQuery } from '@tanstack/react-query'
import { loadApi } from '../../api'
import { summaryPollMs } from './summary-poll'

/** The last ten, newest first; asked for again while a summary is on its way. */
export const useConversations = () =>
  useQuery({
    queryKey: ['conversations'],
    queryFn: async () => (await loadApi()).conversations.list(),
    refetchInterval: ({ state }) => summaryPollMs(state.data ?? [], state.dataUpdateCount),
  })

export const useConversation = (id: string) =>
  useQuery({
    queryKey: ['conversations', id],
    queryFn: async () => (await loadApi()).conversations.get({ id }),
    refetchInterval: ({ state }) =>
      summaryPollMs(state.data ? [state.data] : [], state.dataUpdateCount),
  })
