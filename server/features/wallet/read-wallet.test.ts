import { expect, test } from 'vitest'
import { readWallet } from './read-wallet'

const person = { id: '0e000000-0000-4000-8000-000000000000' }
const subscriptions = { findCurrent: async () => undefined }
const walletsOf = (balance: { minutesLeft: number; lastPurchasedMinutes: number } | undefined) => ({
  readBalance: async () => balance,
})

test('is open for purchases, with their prices, where something takes payments', async () => {
  const wallets = walletsOf({ minutesLeft: 5, lastPurchasedMinutes: 0 })
  const payment = { priceIds: { packStandard: 'price_1' } }
  expect(await readWallet({ wallets, subscriptions, payment }, person)).toMatchObject({
    isPaymentOpen: true,
    priceIds: { packStandard: 'price_1' },
  })
  expect(await readWallet({ wallets, subscriptions, payment: null }, person)).toMatchObject({
    isPaymentOpen: false,
    priceIds: {},
  })
})

test('of an account that was erased meanwhile asks for a sign-in', async () => {
  const wallets = walletsOf(undefined)
  await expect(readWallet({ wallets, subscriptions, payment: null }, person)).rejects.toMatchObject(
    {
      code: 'UNAUTHENTICATED',
    },
  )
})
