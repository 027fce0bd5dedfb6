import { QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { AppointmentDraft } from '../../../domain/appointments/appointment'
import { findFailureMessage } from '../../api/decode-problem'
import { loadApi } from '../../api/load-api'
import { useMe } from '../../session/use-me'
import { showToast } from '../../ui/feedback/toast'
import { loadAndWatchAppointments } from './notifications/load-and-watch-appointments'
import { watchAppointments } from './notifications/watch-appointments'

/** A companion's page is public and has no QueryClientProvider, so appointments have their own client. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
})

const queryKey = ['appointments']

/** Lists the user's upcoming appointments, the next one first, and watches them. */
export function useAppointments() {
  // The next user who signs in on the same page must not see this user's appointments.
  const userId = useMe()?.id
  return useQuery(
    {
      queryKey: [...queryKey, userId],
      queryFn: async () => {
        const appointments = await (await loadApi()).appointments.list()
        watchAppointments(appointments)
        return appointments
      },
      refetchOnMount: 'always',
    },
    queryClient,
  )
}

/** Reloads the displayed list and the watched appointments. */
const refresh = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey }), loadAndWatchAppointments()])

/** Schedules an appointment. The calling component shows the message of a failure. */
export const useScheduleAppointment = () =>
  useMutation(
    {
      mutationFn: async (draft: AppointmentDraft) => (await loadApi()).appointments.schedule(draft),
      onSuccess: refresh,
    },
    queryClient,
  )

/** Cancels an appointment. Shows a failure in a toast. */
export const useCancelAppointment = () =>
  useMutation(
    {
      mutationFn: async (id: string) => (await loadApi()).appointments.cancel({ id }),
      onSuccess: refresh,
      onError: (error) => showToast({ kind: 'failed', text: findFailureMessage(error) }),
    },
    queryClient,
  )
