import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminAgent } from '../../../../contract/admin/agents'
import type { CompanionDraft } from '../../../../domain/admin/companions/companion-draft'
import type { Api } from '../../../api/api-client'
import { loadApi } from '../../../api/load-api'

export type AgentListQuery = Parameters<Api['admin']['agents']['list']>[0]

const agentsKey = ['admin', 'agents'] as const

/** A page of the agents that match the query. */
export const useAgents = (query: AgentListQuery) =>
  useQuery({
    queryKey: [...agentsKey, 'list', query],
    queryFn: async () => (await loadApi()).admin.agents.list(query),
    placeholderData: keepPreviousData,
  })

/** An agent for the form; fetched again each time the form opens. */
export const useAgent = (id: string) =>
  useQuery({
    queryKey: [...agentsKey, 'one', id],
    queryFn: async () => (await loadApi()).admin.agents.get({ id }),
    staleTime: 0,
    gcTime: 0,
    // An open form keeps the values that it was opened with.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The latest versions of an agent, newest first. */
export const useVersions = (id: string) =>
  useQuery({
    queryKey: [...agentsKey, 'versions', id],
    queryFn: async () => (await loadApi()).admin.agents.versions({ id }),
    staleTime: 0,
  })

/** The guided activities that an agent may prefer. They change only with a new release of the product. */
export const useActivities = () =>
  useQuery({
    queryKey: [...agentsKey, 'activities'],
    queryFn: async () => (await loadApi()).admin.agents.activities(),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns a function that marks all pages of the list as stale; a visible one is fetched again. */
function useRefreshAgents() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [...agentsKey, 'list'] })
}

/** The revision of the saved agent that a form changes; null for a new agent. */
export type SavedAgent = Pick<AdminAgent, 'revision'> | null

type SaveRequest = { draft: CompanionDraft; savedAgent: SavedAgent }

/** Creates a new agent, or updates a saved one; fails if somebody has saved a later revision meanwhile. */
export function useSaveAgent(options: { onSaved: () => void; onFailed: (error: unknown) => void }) {
  const refresh = useRefreshAgents()
  return useMutation({
    async mutationFn({ draft, savedAgent }: SaveRequest) {
      const { agents } = (await loadApi()).admin
      return savedAgent
        ? agents.update({ id: draft.id, revision: savedAgent.revision, agent: draft })
        : agents.create(draft)
    },
    onSuccess() {
      refresh()
      options.onSaved()
    },
    onError: options.onFailed,
  })
}

export function useSetPublished(options: { onFailed: (error: unknown) => void }) {
  const refresh = useRefreshAgents()
  return useMutation({
    mutationFn: async (change: { id: string; isPublished: boolean }) =>
      (await loadApi()).admin.agents.setPublished(change),
    onSuccess: refresh,
    onError: options.onFailed,
  })
}

export function useDeleteAgent(options: { onDeleted: () => void }) {
  const refresh = useRefreshAgents()
  return useMutation({
    mutationFn: async (id: string) => (await loadApi()).admin.agents.remove({ id }),
    onSuccess() {
      refresh()
      options.onDeleted()
    },
  })
}

export function useImportAgents(options: { onImported: (count: number) => void }) {
  const refresh = useRefreshAgents()
  return useMutation({
    mutationFn: async (file: Parameters<Api['admin']['agents']['importAll']>[0]) =>
      (await loadApi()).admin.agents.importAll(file),
    onSuccess({ created, updated }) {
      refresh()
      options.onImported(created + updated)
    },
  })
}

/** Lets the server download a picture; `image` in the result is null when the download fails. */
export const useFetchImage = () =>
  useMutation({
    mutationFn: async (url: string) => (await loadApi()).admin.agents.fetchImage({ url }),
  })
