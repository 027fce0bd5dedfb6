import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '../../server/ledger/check-ledger'
import { findLedgerFaults } from '../../server/ledger/find-ledger-faults'
import { engines, startProduct, type TestProduct } from '../support/product/start-product'

const adminEmail = 'direction@example.test'

describe.each(engines)('the check of balances and movements, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine, adminEmail })
  })
  afterAll(() => product?.close())

  const change = (statement: string, id: string) => product.pool.query(statement, [id])

  test('finds a balance without its movement, and a movement that says another balance', async () => {
    const camille = await product.signUp('camille')
    const lou = await product.signUp('lou')
    await product.signUp('noa')
    expect(await findLedgerFaults(product.database)).toEqual([])
    await change(
      'update user_profiles set minutes_left = minutes_left + 1 where id = $1',
      camille.id,
    )
    await change(
      'update minute_ledger set balance_after = balance_after + 1 where user_id = $1',
      lou.id,
    )
    expect(await findLedgerFaults(product.database)).toEqual([camille.id, lou.id].sort())
    await change(
      'update user_profiles set minutes_left = minutes_left - 1 where id = $1',
      camille.id,
    )
    await change(
      'update minute_ledger set balance_after = balance_after - 1 where user_id = $1',
      lou.id,
    )
    expect(await findLedgerFaults(product.database)).toEqual([])
  })

  test('looks at every account, however many there are', async () => {
    await product.pool.query(
      `with people as (
         insert into "user" (name, email)
         select 'Sacha', 'sacha.' || number || '@example.test' from generate_series(1, 450) as number
         returning id
       )
       insert into user_profiles (id, username, minutes_left) select id, 'Sacha', 3 from people`,
    )
    expect(await findLedgerFaults(product.database)).toHaveLength(450)
    await product.pool.query(`update user_profiles set minutes_left = 0 where username = 'Sacha'`)
    expect(await findLedgerFaults(product.database)).toEqual([])
  })

  test('logs ids alone and tells the operator by mail; nothing when all is well', async () => {
    const logged: object[] = []
    const alerted: (readonly string[])[] = []
    const check = () =>
      checkLedger({
        database: product.database,
        log: { error: (facts) => logged.push(facts) },
        alert: async (accounts) => {
          alerted.push(accounts)
        },
      })
    await check()
    expect({ logged, alerted }).toEqual({ logged: [], alerted: [] })
    const sam = await product.signUp('sam')
    await change('update user_profiles set minutes_left = 1 where id = $1', sam.id)
    await check()
    expect({ logged, alerted }).toEqual({ logged: [{ accounts: [sam.id] }], alerted: [[sam.id]] })

    const { rows } = await product.pool.query(`select cron from pgboss.schedule where name = $1`, [
      'check-ledger',
    ])
    expect(rows).toEqual([{ cron: '50 4 * * *' }])
    await product.jobs.enqueue(null, 'check-ledger', {})
    await expect
      .poll(() => product.mailsTo(adminEmail), { timeout: 15_000 })
      .toMatchObject([{ subject: 'Des soldes ne suivent pas leur registre' }])
    const [mail] = await product.mailsTo(adminEmail)
    expect(mail?.text).toContain(sam.id)
    expect(mail?.text).not.toContain(sam.email)
    await change('update user_profiles set minutes_left = 5 where id = $1', sam.id)
  })
})
