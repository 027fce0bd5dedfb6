import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiKeyDraft } from '../../../contract/account/api-keys'
import { loadApi } from '../../api/load-api'

const queryKey = ['api-keys']

/** Lists the user's API keys that are not revoked, newest first. */
export const useKeys = () =>
  useQuery({ queryKey, queryFn: async () => (await loadApi()).apiKeys.list() })

/** Creates a key. Only this response contains the key itself. The form shows the message of a failure. */
export function useCreateKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (draft: ApiKeyDraft) => (await loadApi()).apiKeys.create(draft),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    // The key must not stay in memory after the dialog is closed.
    gcTime: 0,
  })
}

/** Revokes a key. The dialog shows the message of a failure. */
export function useRevokeKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await loadApi()).apiKeys.revoke({ id }),
    // The list is also loaded after a failure, because the key may have been revoked elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
