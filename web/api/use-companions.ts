import { useQuery } from '@tanstack/react-query'
import { loadApi } from './load-api'

/** All companions, newest first. Fetched once for all pages of a visit (`staleTime`). */
export const useCompanions = () =>
  useQuery({ queryKey: ['agents'], queryFn: async () => (await loadApi()).agents.list() })
