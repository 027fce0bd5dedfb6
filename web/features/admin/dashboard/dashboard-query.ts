import { useQuery } from '@tanstack/react-query'
import { loadApi } from '../../../api/load-api'

/** The figures of the dashboard, and the operator's pending tasks. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['admin', 'dashboard'],
    queryFn: async () => (await loadApi()).admin.dashboard.read(),
  })
