import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Role } from '../../../../domain/accounts/role'
import type { UserFilter, UserSort } from '../../../../domain/admin/users/user-filters'
import { type MessageCode, messages } from '../../../../domain/messages'
import { loadApi } from '../../../api/load-api'
import { showToast } from '../../../ui/feedback/toast'

type UserQuery = { search: string; filter: UserFilter; sort: UserSort; page: number }

const usersKey = ['admin', 'users']

/** A page of the users that match the query. */
export const useUsers = (query: UserQuery) =>
  useQuery({
    queryKey: [...usersKey, 'list', query],
    queryFn: async () => (await loadApi()).admin.users.list(query),
    placeholderData: keepPreviousData,
  })

/** One user. */
export const useUser = (id: string) =>
  useQuery({
    queryKey: [...usersKey, id],
    queryFn: async () => (await loadApi()).admin.users.get({ id }),
  })

/** A user's orders, newest first. */
export const useUserOrders = (userId: string) =>
  useQuery({
    queryKey: [...usersKey, userId, 'orders'],
    queryFn: async () => (await loadApi()).admin.transactions.userOrders({ userId }),
  })

/** A user's ledger entries, page by page, newest first. */
export const useUserLedgerEntries = (userId: string) =>
  useInfiniteQuery({
    queryKey: [...usersKey, userId, 'ledger-entries'],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) =>
      (await loadApi()).admin.transactions.userMovements({
        userId,
        ...(pageParam !== undefined && { before: pageParam }),
      }),
    getNextPageParam: ({ entries, hasEarlier }) => (hasEarlier ? entries.at(-1)?.id : undefined),
  })

/** Adds minutes to a user. The server ignores a request id that it has seen before. */
export const useAddMinutes = (id: string) =>
  useUserChange(
    'MINUTES_SAVED',
    async (grant: { requestId: string; minutes: string; reason: string }) =>
      (await loadApi()).admin.users.addMinutes({ id, ...grant }),
  )

export const useSetRole = (id: string) =>
  useUserChange('ROLE_SAVED', async (role: Role) =>
    (await loadApi()).admin.users.setRole({ id, role }),
  )

export const useSuspend = (id: string) =>
  useUserChange('SUSPENSION_SAVED', async (reason: string) =>
    (await loadApi()).admin.users.suspend({ id, reason }),
  )

export const useLiftSuspension = (id: string) =>
  useUserChange('SUSPENSION_LIFTED', async () =>
    (await loadApi()).admin.users.liftSuspension({ id }),
  )

/** Changes a user, confirms the change in a toast and refetches all data of the administration. */
function useUserChange<Input, Output>(
  toastCode: MessageCode,
  change: (input: Input) => Promise<Output>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      showToast({ kind: 'done', text: messages[toastCode] })
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
}
