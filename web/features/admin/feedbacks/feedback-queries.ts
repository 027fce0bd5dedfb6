import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FeedbackFilter } from '../../../../domain/admin/feedback-filters'
import { loadApi } from '../../../api/load-api'

/** A page of the users' ratings and comments that match a filter, newest first. */
export const useFeedbacks = (query: { filter: FeedbackFilter; page: number }) =>
  useQuery({
    queryKey: ['admin', 'feedbacks', query],
    queryFn: async () => (await loadApi()).admin.feedbacks.list(query),
    placeholderData: keepPreviousData,
  })

/** The agents with the most ratings. */
export const useMostRatedAgents = () =>
  useQuery({
    queryKey: ['admin', 'feedbacks', 'agents'],
    queryFn: async () => (await loadApi()).admin.feedbacks.agents(),
  })
