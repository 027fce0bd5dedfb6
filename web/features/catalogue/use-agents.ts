import { useQuery } from '@tanstack/react-query'
import { loadApi } from '../../api'

/** All companions, newest first. */
export const useAgents = () =>
  useQuery({ queryKey: ['agents'], queryFn: async () => (await loadApi()).agents.list() })
