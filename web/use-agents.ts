import { useQuery } from '@tanstack/react-query'
import { loadApi } from './api'

/** All companions, newest first; asked for once by all the pages of a visit (`staleTime`). */
export const useAgents = () =>
  useQuery({ queryKey: ['agents'], queryFn: async () => (await loadApi()).agents.list() })
