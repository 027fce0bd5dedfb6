import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminOperations } from '../../../contract/admin/operations'
import { retentionRules } from '../../../server/features/retention/retention-rules'
import { auditLog } from '../../../server/platform/database/tables/audit-tables'
import { newsletterSubscriptions } from '../../../server/platform/database/tables/newsletter-tables'
import { userProfiles } from '../../../server/platform/database/tables/profile-tables'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

describe('retention rules, launch checklist and newsletter in the administration', () => {
  let product: TestProduct
  let administrator: TestUser

  beforeAll(async () => {
    product = await startProduct()
    administrator = await product.signUp('administratrice')
    await product.database
      .update(userProfiles)
      .set({ role: 'admin' })
      .where(eq(userProfiles.id, administrator.id))
  })
  afterAll(() => product?.close())

  const readOperations = async () =>
    (await product.request('/api/admin/operations', { cookie: administrator.cookie }))
      .body as AdminOperations

  test('lists every retention rule with its last and its next run', async () => {
    const { rows } = await product.pool.query(
      `insert into retention_runs (timer, ran_at, deleted)
       values ('delete-transcripts', '2026-11-20T02:10:00Z', 41)
       on conflict (timer) do update set ran_at = excluded.ran_at, deleted = excluded.deleted
       returning timer`,
    )
    expect(rows).toHaveLength(1)
    const { retentionRules: shownRules } = await readOperations()
    expect(shownRules.map(({ name }) => name).toSorted()).toEqual(
      ['erase-inactive-accounts', ...retentionRules.map(({ job }) => job)].toSorted(),
    )
    const [transcripts] = shownRules
    expect(transcripts).toMatchObject({
      name: 'delete-transcripts',
      lastRun: { ranAt: '2026-11-20T02:10:00.000Z', deletedRows: 41 },
    })
    for (const { nextRunAt } of shownRules)
      expect(new Date(nextRunAt).getTime()).toBeGreaterThan(Date.now())
  })

  test('lists what the configuration lacks for a public launch', async () => {
    const { launchItems } = await readOperations()
    expect(launchItems.find(({ key }) => key === 'legal-facts')).toMatchObject({ isReady: false })
    expect(launchItems.find(({ key }) => key === 'https')).toMatchObject({ isReady: false })
  })

  test('exports confirmed addresses only, escapes spreadsheet formulas, and records the export', async () => {
    const confirmedAt = new Date('2026-11-20T23:30:00Z')
    await product.database.insert(newsletterSubscriptions).values([
      { email: 'zoe@example.test', confirmedAt },
      { email: '=cmd@example.test', confirmedAt },
      { email: 'attend@example.test', confirmationHash: 'x' },
    ])
    expect((await readOperations()).newsletterSubscriptions).toBe(2)
    const response = await product.request('/api/admin/newsletter/export', {
      body: {},
      cookie: administrator.cookie,
    })
    const body = response.body as { fileName: string; csv: string }
    expect(body.fileName).toMatch(/^lettre-d-information-\d{4}-\d{2}-\d{2}[.]csv$/)
    expect(body.csv).toBe(
      "\ufeffAdresse;Confirmée le\r\n'=cmd@example.test;2026-11-21\r\nzoe@example.test;2026-11-21\r\n",
    )
    const entries = await product.database.select().from(auditLog)
    expect(entries).toMatchObject([
      {
        actorId: administrator.id,
        action: 'newsletter.exported',
        details: { addresses: 2 },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain('zoe')
  })
})
