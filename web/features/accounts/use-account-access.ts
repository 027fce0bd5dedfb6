import { useQuery } from '@tanstack/react-query'
import { loadApi } from '../../api'

/** What opens the person's account. */
export const useAccountAccess = () =>
  useQuery({
    queryKey: ['account', 'access'],
    queryFn: async () => (await loadApi()).account.access(),
  })
