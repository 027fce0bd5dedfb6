import { useQuery } from '@tanstack/react-query'
import { loadApi } from './load-api'

/** All companions, newest first. Pages that are opened within the query client's `staleTime` share a response. */
export const useCompanions = () =>
  useQuery({ queryKey: ['agents'], queryFn: async () => (await loadApi()).agents.list() })
