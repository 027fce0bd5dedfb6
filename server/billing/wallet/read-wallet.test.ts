import { expect, test } from 'vitest'
import { readWallet } from './read-wallet'

const user = { id: '0e000000-0000-4000-8000-000000000000' }

const createDeps = (minutesLeft: number | undefined) => ({
  priceIds: { packStandard: 'price_1' },
  subscriptions: { findCurrent: async () => undefined },
  withdrawals: { listPaidOrders: async () => [] },
  wallet: {
    readBalance: async () => minutesLeft,
    readLastPurchasedMinutes: async () => 0,
  },
})

test('returns the ids of the prices only when payments are enabled', async () => {
  const deps = createDeps(5)
  expect(await readWallet(deps, user, { arePaymentsEnabled: true })).toMatchObject({
    arePaymentsEnabled: true,
    priceIds: { packStandard: 'price_1' },
  })
  expect(await readWallet(deps, user, { arePaymentsEnabled: false })).toMatchObject({
    arePaymentsEnabled: false,
    priceIds: {},
  })
})

test('throws UNAUTHENTICATED when the account has been erased', async () => {
  await expect(
    readWallet(createDeps(undefined), user, { arePaymentsEnabled: false }),
  ).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})
