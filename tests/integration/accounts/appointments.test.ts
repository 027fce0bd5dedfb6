import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Appointment } from '../../../contract/appointments'
import { appointmentFilePath } from '../../../contract/paths'
import { toLocalTime } from '../../../domain/appointments/local-time'
import { messages } from '../../../domain/messages'
import { createAppointmentRepository } from '../../../server/features/appointments/appointment-repository'
import { scheduleAppointment } from '../../../server/features/appointments/schedule-appointment'
import { addCompanion } from '../../support/calls/call-client'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const timeZone = 'Europe/Paris'

describe.each(engines)('appointments, on %s', (engine) => {
  let product: TestProduct

  beforeAll(async () => {
    product = await startProduct({ engine })
    await addCompanion(product)
  })
  afterAll(() => product?.close())

  const getTimeInDays = (days: number) =>
    toLocalTime(new Date(Date.now() + days * 86_400_000), timeZone)
  const requestAppointment = ({ cookie }: TestUser, change: object = {}) =>
    product.request('/api/appointments', {
      body: {
        agentId: 'clara-test',
        localTime: getTimeInDays(1),
        timeZone,
        hasMailReminder: false,
        ...change,
      },
      cookie,
    })
  const listAppointments = async ({ cookie }: TestUser) =>
    (await product.request('/api/appointments', { cookie })).body as Appointment[]
  const cancelAppointment = ({ cookie }: TestUser, id: string) =>
    product.request(`/api/appointments/${id}`, { method: 'DELETE', cookie })
  const readCalendarFile = ({ cookie }: TestUser, id: string) =>
    product.request(appointmentFilePath(id), { cookie })
  const createAppointment = async (user: TestUser, change: object = {}) => {
    const { status, body } = await requestAppointment(user, change)
    expect(status).toBe(201)
    return body as Appointment
  }

  test('are listed with their companion, the next one first, until they are cancelled', async () => {
    const camille = await product.signUp('camille')
    const secondAppointment = await createAppointment(camille, { localTime: getTimeInDays(7) })
    const firstAppointment = await createAppointment(camille)
    expect((await listAppointments(camille)).map(({ id }) => id)).toEqual([
      firstAppointment.id,
      secondAppointment.id,
    ])
    expect(firstAppointment).toMatchObject({ agentId: 'clara-test', agentName: 'Clara', timeZone })
    expect((await cancelAppointment(camille, firstAppointment.id)).status).toBe(200)
    expect((await cancelAppointment(camille, firstAppointment.id)).status).toBe(404)
    expect((await listAppointments(camille)).map(({ id }) => id)).toEqual([secondAppointment.id])
  })

  // The time of the request is fixed: an appointment can be at most 92 days ahead, and for part of the year no
  // clock change is that near.
  test.each([
    ['Europe/Paris', '2026-10-24T12:00', '20261024T100000Z'],
    ['Europe/Paris', '2026-10-25T12:00', '20261025T110000Z'],
    ['America/New_York', '2026-10-31T12:00', '20261031T160000Z'],
    ['America/New_York', '2026-11-01T12:00', '20261101T170000Z'],
    ['Australia/Sydney', '2026-10-03T12:00', '20261003T020000Z'],
    ['Australia/Sydney', '2026-10-04T12:00', '20261004T010000Z'],
  ])('keep their local time when the clocks change: %s, %s', async (zone, localTime, start) => {
    const camille = await product.signUp('camille')
    const { id } = await scheduleAppointment(
      {
        appointments: createAppointmentRepository(product.database),
        jobs: { enqueue: async () => {} },
        clock: { now: () => new Date('2026-09-20T12:00:00Z') },
        consume: async () => {},
      },
      camille,
      { agentId: 'clara-test', localTime, timeZone: zone, hasMailReminder: false },
    )
    const { body } = await readCalendarFile(camille, id)
    expect(String(body)).toContain(`\r\nDTSTART:${start}\r\n`)
  })

  test('are limited to five, even with simultaneous requests', async () => {
    const camille = await product.signUp('camille')
    const responses = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((days) =>
        requestAppointment(camille, { localTime: getTimeInDays(days) }),
      ),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(await listAppointments(camille)).toHaveLength(5)
    const [first] = await listAppointments(camille)
    const repeatedRequest = { localTime: toLocalTime(new Date(first?.startsAt ?? 0), timeZone) }
    expect((await createAppointment(camille, repeatedRequest)).id).toBe(first?.id)
    expect(
      (await requestAppointment(camille, { localTime: getTimeInDays(20) })).body,
    ).toMatchObject({
      code: 'APPOINTMENTS_FULL',
      message: messages.APPOINTMENTS_FULL,
    })
  })

  test.each([
    [{ localTime: getTimeInDays(-1) }, 422, 'APPOINTMENT_PAST'],
    [{ localTime: getTimeInDays(100) }, 422, 'APPOINTMENT_TOO_FAR'],
    [{ localTime: '2026-02-30T10:00' }, 400, 'INPUT_INVALID'],
    [{ timeZone: 'Europe/Atlantis' }, 400, 'INPUT_INVALID'],
    [{ agentId: 'nobody' }, 404, 'AGENT_NOT_FOUND'],
  ])('are refused with %o', async (change, status, code) => {
    const camille = await product.signUp('camille')
    expect(await requestAppointment(camille, change)).toMatchObject({ status, body: { code } })
    expect(await listAppointments(camille)).toEqual([])
  })

  test('are visible to their user only', async () => {
    const [camille, lou] = [await product.signUp('camille'), await product.signUp('lou')]
    const { id } = await createAppointment(camille)
    expect((await cancelAppointment(lou, id)).status).toBe(404)
    expect((await readCalendarFile(lou, id)).status).toBe(404)
    expect(await listAppointments(lou)).toEqual([])
    expect(await listAppointments(camille)).toHaveLength(1)
  })

  test('can be downloaded as a calendar file', async () => {
    const camille = await product.signUp('camille')
    const { id, startsAt } = await createAppointment(camille)
    const { status, headers, body } = await readCalendarFile(camille, id)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const start = startsAt.replace(/\.\d{3}|[-:]/g, '')
    expect(String(body)).toContain(`\r\nDTSTART:${start}\r\n`)
    expect(String(body)).toContain('\r\nSUMMARY:Appel avec Clara\r\n')
    expect(String(body)).toMatch(/\r\nURL:http[^\r]*\/talk\/clara-test\r\n/)
    expect((await readCalendarFile(camille, 'no-uuid')).status).toBe(404)
  })

  /** Makes the reminder job due now, and sets the start of the appointment to `age` ago. */
  const makeDue = async (id: string, age = '0 minutes') => {
    await product.pool.query(
      'update appointments set starts_at = now() - $2::interval where id = $1',
      [id, age],
    )
    await product.pool.query(
      `update pgboss.job set start_after = now()
       where name = 'send-appointment-reminder' and data->>'appointmentId' = $1`,
      [id],
    )
  }
  const waitForReminderJob = (id: string) =>
    expect
      .poll(
        async () =>
          (
            await product.pool.query(
              `select state from pgboss.job
               where name = 'send-appointment-reminder' and data->>'appointmentId' = $1`,
              [id],
            )
          ).rows.every(({ state }) => state === 'completed'),
        { timeout: 10_000 },
      )
      .toBe(true)

  test('send one reminder e-mail when they start, and only to a user who asked for it', async () => {
    const [camille, lou] = [await product.signUp('camille'), await product.signUp('lou')]
    const appointment = await createAppointment(camille, { hasMailReminder: true })
    // A repeated request, as after a lost response.
    await createAppointment(camille, {
      localTime: toLocalTime(new Date(appointment.startsAt), timeZone),
      hasMailReminder: true,
    })
    const appointmentWithoutReminder = await createAppointment(lou)
    expect(await product.listMailsTo(camille.email)).toEqual([])
    await makeDue(appointment.id)
    await makeDue(appointmentWithoutReminder.id)
    await waitForReminderJob(appointment.id)
    const mails = await product.listMailsTo(camille.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Votre rendez-vous')
    expect(mails[0]?.text).toContain('un appel avec Clara')
    expect(mails[0]?.text).toContain('/talk/clara-test')
    expect(await product.listMailsTo(lou.email)).toEqual([])
  })

  test('send no reminder after they are cancelled, or when it would be more than an hour late', async () => {
    const camille = await product.signUp('camille')
    const cancelledAppointment = await createAppointment(camille, { hasMailReminder: true })
    await cancelAppointment(camille, cancelledAppointment.id)
    const lateAppointment = await createAppointment(camille, { hasMailReminder: true })
    await makeDue(cancelledAppointment.id)
    await makeDue(lateAppointment.id, '2 hours')
    await waitForReminderJob(cancelledAppointment.id)
    await waitForReminderJob(lateAppointment.id)
    expect(await product.listMailsTo(camille.email)).toEqual([])
  })

  test('send no reminder to a suspended user', async () => {
    const camille = await product.signUp('camille')
    const appointment = await createAppointment(camille, { hasMailReminder: true })
    await product.pool.query(
      `update "user" set suspended_at = now(), suspension_reason = 'Menaces' where id = $1`,
      [camille.id],
    )
    await makeDue(appointment.id)
    await waitForReminderJob(appointment.id)
    expect(await product.listMailsTo(camille.email)).toEqual([])
  })
})
