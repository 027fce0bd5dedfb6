import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useCancelAppointment, useScheduleAppointment } from './appointment-queries'
import { watchAppointments } from './notifications/watch-appointments'

const appointment = { id: 'first', agentId: 'margaux', startsAt: '2026-11-28T20:00:00.000Z' }
const draft = {
  agentId: 'margaux',
  localTime: '2026-11-28T21:00',
  timeZone: 'Europe/Paris',
  hasMailReminder: false,
}
const storedAppointments = vi.hoisted((): object[] => [])

vi.mock('./notifications/watch-appointments', () => ({ watchAppointments: vi.fn() }))
vi.mock('../../api/load-api', () => ({
  loadApi: async () => ({
    appointments: {
      list: async () => [...storedAppointments],
      schedule: async () => storedAppointments.push(appointment),
      cancel: async () => storedAppointments.pop(),
    },
  }),
}))

test('updates the watched appointments after each change, even on a page that shows no list', async () => {
  let schedule: ReturnType<typeof useScheduleAppointment> | undefined
  let cancel: ReturnType<typeof useCancelAppointment> | undefined
  function Page() {
    schedule = useScheduleAppointment()
    cancel = useCancelAppointment()
    return null
  }
  renderToStaticMarkup(<Page />)
  await schedule?.mutateAsync(draft)
  expect(watchAppointments).toHaveBeenLastCalledWith([appointment])
  await cancel?.mutateAsync(appointment.id)
  expect(watchAppointments).toHaveBeenLastCalledWith([])
})
