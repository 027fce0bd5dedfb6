import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { AnalyticsPeriod } from '../../../../contract/admin/analytics'
import { messages } from '../../../../domain/messages'
import { loadApi } from '../../../api/load-api'
import { showToast } from '../../../ui/feedback/toast'

/** The figures of a period. */
export const useAnalytics = (period: AnalyticsPeriod) =>
  useQuery({
    queryKey: ['admin', 'analytics', period],
    queryFn: async () => (await loadApi()).admin.analytics.read(period),
    placeholderData: keepPreviousData,
  })

/** Asks the server to recompute the figures of all past days in the background. */
export const useRebuildFigures = () =>
  useMutation({
    mutationFn: async () => (await loadApi()).admin.analytics.rebuild(),
    onSuccess: () =>
      showToast({ kind: 'done', text: 'Les jours passés sont recomptés en tâche de fond.' }),
    onError: () => showToast({ kind: 'failed', text: messages.UPDATE_FAILED }),
  })
