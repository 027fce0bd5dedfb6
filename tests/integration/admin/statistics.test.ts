import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Analytics } from '../../../contract/admin/analytics'
import type { AdminDashboard } from '../../../contract/admin/dashboard'
import { computeGrowthPercent } from '../../../domain/admin/statistics/growth'
import { toInstant } from '../../../domain/appointments/local-time'
import { addDays, listDays } from '../../../domain/formatting/calendar-days'
import { toParisDay } from '../../../domain/formatting/paris-time'
import { createDailyFigureRepository } from '../../../server/features/admin/statistics/daily-figure-repository'
import {
  rebuildDailyFigures,
  updateDailyFigures,
} from '../../../server/features/admin/statistics/update-daily-figures'
import { user } from '../../../server/platform/database/tables/auth-tables'
import { conversations, feedbacks } from '../../../server/platform/database/tables/call-tables'
import {
  stripeCustomers,
  stripeOrders,
} from '../../../server/platform/database/tables/money-tables'
import { minuteLedger, userProfiles } from '../../../server/platform/database/tables/profile-tables'
import { signUpAdministrator } from '../../support/admin/sign-up-administrator'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

describe('statistics of the administration', () => {
  let product: TestProduct
  let administrator: TestUser
  const today = toParisDay(new Date())

  beforeAll(async () => {
    product = await startProduct()
    administrator = await signUpAdministrator(product)
  })
  afterAll(() => product?.close())

  const get = async (path: string) =>
    (await product.request(path, { cookie: administrator.cookie })).body
  const readDashboard = async () => (await get('/api/admin/dashboard')) as AdminDashboard
  const readAnalytics = async (from: string, to = from) =>
    (await get(`/api/admin/analytics?from=${from}&to=${to}`)) as Analytics
  const updateFigures = () =>
    updateDailyFigures(createDailyFigureRepository(product.database), new Date())
  const rebuildFigures = () =>
    rebuildDailyFigures(createDailyFigureRepository(product.database), new Date())

  const daysAgo = (days: number) => addDays(today, -days)
  const at = (day: string, time = '12:00') => toInstant(`${day}T${time}`, 'Europe/Paris')

  async function addAccount(day: string) {
    const id = randomUUID()
    const createdAt = at(day)
    await product.database
      .insert(user)
      .values({ id, name: 'Camille', email: `${id}@example.test`, emailVerified: true, createdAt })
    await product.database.insert(userProfiles).values({ id, username: 'Camille', createdAt })
    return id
  }

  async function addConversation(
    userId: string,
    createdAt: Date,
    { agentId = 'soline', durationSeconds = 90, successScore = null as number | null } = {},
  ) {
    const values = { userId, agentId, agentName: agentId, durationSeconds, successScore, createdAt }
    const [row] = await product.database
      .insert(conversations)
      .values(values)
      .returning({ id: conversations.id })
    return row?.id ?? ''
  }

  const addRating = (userId: string, createdAt: Date, rating: 1 | 2 | 3 | 4 | 5) =>
    product.database.insert(feedbacks).values({
      userId,
      agentId: 'soline',
      agentName: 'Soline',
      conversationDurationSeconds: 90,
      rating,
      createdAt,
    })

  async function addOrder(
    userId: string,
    day: string,
    { cents = 999, status = 'completed', refundedCents = 0, unrecoveredMinutes = 0 } = {},
  ) {
    const customerId = `cus_${userId}`
    await product.database
      .insert(stripeCustomers)
      .values({ customerId, userId })
      .onConflictDoNothing()
    await product.database.insert(stripeOrders).values({
      id: `order_${randomUUID()}`,
      customerId,
      amountSubtotalCents: cents,
      amountTotalCents: cents,
      currency: 'eur',
      paymentStatus: status === 'completed' ? 'paid' : 'pending',
      status,
      refundedCents,
      unrecoveredMinutes,
      createdAt: at(day),
    })
  }

  test('computes growth from the accounts, orders and calls of two periods', async () => {
    expect((await readDashboard()).users.growth).toEqual({ current: 0, previous: 0 })
    const [first, second] = [await addAccount(daysAgo(5)), await addAccount(daysAgo(30))]
    const olderAccount = await addAccount(daysAgo(31))
    await addAccount(daysAgo(60))
    await addAccount(daysAgo(61))
    await addOrder(first, daysAgo(1), { cents: 1_500 })
    await addOrder(second, daysAgo(2), { cents: 10_000, status: 'pending' })
    await addOrder(olderAccount, daysAgo(40), { cents: 2_000 })
    await addConversation(first, at(daysAgo(3)), { durationSeconds: 600 })
    await addConversation(first, at(daysAgo(50)), { durationSeconds: 400 })
    await updateFigures()
    const { users, revenue, minutes } = await readDashboard()
    expect(users.growth).toEqual({ current: 2, previous: 2 })
    expect(revenue.growth).toEqual({ current: 1_500, previous: 2_000 })
    expect(computeGrowthPercent(revenue.growth)).toBe(-25)
    expect(minutes.growth).toEqual({ current: 600, previous: 400 })
    await addAccount(daysAgo(2))
    await updateFigures()
    const growth = (await readDashboard()).users.growth
    expect(growth).toEqual({ current: 3, previous: 2 })
    expect(computeGrowthPercent(growth)).toBe(50)
  })

  test('counts users, revenue, minutes and ratings, including those of today, without waiting for the job', async () => {
    const dashboardBefore = await readDashboard()
    const account = await addAccount(today)
    const now = new Date()
    await addConversation(account, now, { durationSeconds: 89 })
    await addConversation(account, now, { durationSeconds: 61 })
    await addRating(account, now, 4)
    await addRating(account, now, 5)
    await addRating(account, now, 5)
    await addOrder(account, today, { cents: 1_299, refundedCents: 300, unrecoveredMinutes: 7 })
    await addOrder(account, today, { cents: 5_000, status: 'failed' })
    const dashboard = await readDashboard()
    expect(dashboard.users.total).toBe(dashboardBefore.users.total + 1)
    expect(dashboard.revenue.totalCents).toBe(dashboardBefore.revenue.totalCents + 1_299)
    expect(dashboard.revenue.returnedCents).toBe(dashboardBefore.revenue.returnedCents + 300)
    const { rows } = await product.pool.query('select sum(duration) as seconds from conversations')
    expect(dashboard.minutes.total).toBe(Math.round(rows[0].seconds / 60))
    expect(dashboard.rating).toEqual({ average: 4.7, count: 3 })
    expect(dashboard.popularAgents).toMatchObject([{ agentId: 'soline', feedbackCount: 3 }])
    expect(dashboard.popularAgents[0]?.agentImage).toMatch(/^http/)
    for (const imageUrl of ['https://images.example.test/soline.png', 'http://']) {
      await product.pool.query(`update agents set image_url = $1 where id = 'soline'`, [imageUrl])
      const [popularAgent] = (await readDashboard()).popularAgents
      expect(new URL(popularAgent?.agentImage ?? '').origin).toBe(product.config.publicUrl.origin)
    }
    expect(dashboard.minutesPerDay).toHaveLength(14)
    expect(dashboard.minutesPerDay.at(-1)).toEqual({ day: today, durationSeconds: 150 })
    expect(dashboard.tasks.unrecoveredMinutes).toEqual({ orders: 1, minutes: 7 })
    // Growth excludes today, because the day is not over.
    expect(dashboard.users.growth).toEqual(dashboardBefore.users.growth)
  })

  test('returns for each Paris day the figures of the rows that were added on that day', async () => {
    const range = { from: daysAgo(20), to: daysAgo(10) }
    const accounts = [await addAccount(range.from), await addAccount(range.to)]
    const expectedByDay = new Map<string, { calls: number; seconds: number; ratings: number[] }>()
    for (const [index, day] of listDays(range).entries()) {
      const figures = { calls: 0, seconds: 0, ratings: [] as number[] }
      for (let call = 0; call < index % 4; call += 1) {
        const durationSeconds = 37 * (index + 1) + call
        // Times around midnight in Paris; 00:15 belongs to the day before in UTC.
        const time = call % 2 ? '00:15' : '23:45'
        await addConversation(accounts[call % 2] ?? '', at(day, time), {
          agentId: call % 2 ? 'basile' : 'soline',
          durationSeconds,
        })
        figures.calls += 1
        figures.seconds += durationSeconds
      }
      if (index % 3 === 0) {
        await addRating(accounts[0] ?? '', at(day, '00:05'), 3)
        figures.ratings.push(3)
      }
      expectedByDay.set(day, figures)
    }
    await rebuildFigures()
    const { days, agents, categories, total } = await readAnalytics(range.from, range.to)
    expect(
      days.map(({ day, calls, durationSeconds, ratingCount }) => [
        day,
        { calls, seconds: durationSeconds, ratings: ratingCount },
      ]),
    ).toEqual(
      [...expectedByDay].map(([day, figures]) => [
        day,
        { ...figures, ratings: figures.ratings.length },
      ]),
    )
    const seconds = [...expectedByDay.values()].reduce((sum, figures) => sum + figures.seconds, 0)
    expect(total.durationSeconds).toBe(seconds)
    expect(total.averageRating).toBe(3)
    const sumSeconds = (figures: readonly { durationSeconds: number }[]) =>
      figures.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
    expect([sumSeconds(agents), sumSeconds(categories)]).toEqual([seconds, seconds])
    expect(new Set(agents.map(({ agentName }) => agentName))).toEqual(new Set(['Basile', 'Soline']))
  })

  test('returns the same figures after conversations are deleted and accounts erased', async () => {
    const day = daysAgo(15)
    const account = await addAccount(day)
    await addOrder(account, day)
    await product.database.insert(minuteLedger).values({
      userId: account,
      minutes: -2,
      reason: 'call',
      reference: randomUUID(),
      balanceAfter: 0,
      actor: 'system',
    })
    const deletedId = await addConversation(account, at(day), { successScore: 80 })
    await addConversation(account, at(day), { agentId: 'basile' })
    await addRating(account, at(day), 2)
    const unconfirmedUser = {
      name: 'X',
      email: `${randomUUID()}@example.test`,
      createdAt: at(day),
    }
    await product.database.insert(user).values(unconfirmedUser)
    await rebuildFigures()
    const analyticsBefore = await readAnalytics(day)
    expect(analyticsBefore.funnel).toMatchObject({ called: 1, purchased: 1 })
    expect(analyticsBefore.funnel.signUps).toBe(analyticsBefore.funnel.confirmed + 1)

    await product.database.delete(conversations).where(eq(conversations.id, deletedId))
    await product.database.delete(user).where(eq(user.id, account))
    await product.database.delete(user).where(eq(user.email, unconfirmedUser.email))
    await rebuildFigures()
    await updateFigures()
    await rebuildFigures()
    expect({ ...(await readAnalytics(day)), updatedAt: '' }).toEqual({
      ...analyticsBefore,
      updatedAt: '',
    })
    const { rows } = await product.pool.query(
      `select count(*)::int as rows, count(distinct agent_id)::int as agents
       from deleted_figures where day = $1`,
      [day],
    )
    // The figures of the deleted rows are merged: one row for each companion, and one for the accounts.
    expect(rows[0].rows).toBe(rows[0].agents + 1)
  })

  test('days with a clock change have 23 or 25 hours', async () => {
    const account = await addAccount('2026-03-01')
    for (const time of [
      '2026-03-28T22:59:59Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:59Z',
      '2026-03-29T22:00:00Z',
      '2026-10-24T21:59:59Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
    ])
      await addConversation(account, new Date(time), { agentId: 'nyx' })
    await rebuildFigures()
    const countCallsOfNyx = async (day: string) =>
      (await readAnalytics(day)).agents.find(({ agentId }) => agentId === 'nyx')?.calls
    expect(await countCallsOfNyx('2026-03-28')).toBe(1)
    expect(await countCallsOfNyx('2026-03-29')).toBe(2)
    expect(await countCallsOfNyx('2026-03-30')).toBe(1)
    expect(await countCallsOfNyx('2026-10-24')).toBe(1)
    expect(await countCallsOfNyx('2026-10-25')).toBe(4)
    expect(await countCallsOfNyx('2026-10-26')).toBe(1)
  })

  test('counts rows that arrive late: a score, a payment, the first call of an old account', async () => {
    const account = await addAccount(daysAgo(200))
    await rebuildFigures()
    const funnelBefore = (await readAnalytics(daysAgo(200))).funnel
    const id = await addConversation(account, at(daysAgo(2)), { agentId: 'nyx' })
    await addOrder(account, daysAgo(3), { cents: 4_242 })
    await updateFigures()
    await product.database
      .update(conversations)
      .set({ successScore: 64 })
      .where(eq(conversations.id, id))
    await updateFigures()
    const { agents } = await readAnalytics(daysAgo(2))
    expect(agents.find(({ agentId }) => agentId === 'nyx')?.successScore).toBe(64)
    expect((await readAnalytics(daysAgo(3))).total.revenueCents).toBe(4_242)
    expect((await readAnalytics(daysAgo(200))).funnel).toEqual({
      ...funnelBefore,
      called: funnelBefore.called + 1,
      purchased: funnelBefore.purchased + 1,
    })
  })

  test('recounts the whole history in the background, on request', async () => {
    const day = daysAgo(90)
    const account = await addAccount(daysAgo(89))
    await addConversation(account, at(day))
    await updateFigures()
    expect((await readAnalytics(day)).total.calls).toBe(0)
    const { status } = await product.request('/api/admin/analytics/rebuild', {
      method: 'POST',
      body: {},
      cookie: administrator.cookie,
    })
    expect(status).toBe(200)
    await expect.poll(async () => (await readAnalytics(day)).total.calls).toBe(1)
  })

  test('shows a deleted companion by its id', async () => {
    const account = await addAccount(daysAgo(7))
    await addConversation(account, at(daysAgo(7)), { agentId: 'disparu' })
    await updateFigures()
    const { agents, categories } = await readAnalytics(daysAgo(7))
    expect(agents).toMatchObject([{ agentName: 'disparu', category: null }])
    expect(categories).toMatchObject([{ category: null, calls: 1 }])
  })

  test('lists the tasks that wait for the operator', async () => {
    await product.database.execute(sql`
      insert into pgboss.job (name, state, data) values ('send-mail', 'failed', '{}')`)
    const { tasks } = await readDashboard()
    expect(tasks.missingFacts).toContain('téléphone')
    expect(tasks.missingSettings).toContain('paiement')
    expect(tasks.failedJobs).toEqual([{ name: 'send-mail', count: 1 }])
    expect([tasks.openWithdrawals, tasks.newReports]).toEqual([0, 0])
  })

  test.each([
    'days=8',
    `from=${addDays(today, -1)}`,
    `from=${today}&to=${addDays(today, 1)}`,
    `from=${today}&to=${addDays(today, -1)}`,
    `from=${addDays(today, -366)}&to=${today}`,
    'from=2026-02-30&to=2026-03-01',
  ])('refuses the period %s', async (query) => {
    const { status } = await product.request(`/api/admin/analytics?${query}`, {
      cookie: administrator.cookie,
    })
    expect(status).toBe(400)
  })
})
