import { expect, test } from 'vitest'
import type { ProviderSubscription } from '../payment-provider'
import { cancelAtPeriodEnd } from './change-subscription'
import { type RecordSubscriptionDeps, recordSubscription } from './record-subscription'

test('keeps a cancellation when a webhook event handler later writes an older state', async () => {
  const { deps, state, pauseNextRead } = createFakeDeps()
  const pendingRead = pauseNextRead()
  deps.provider.setCancelAtPeriodEnd = async (_, { shouldCancel }) => {
    // The webhook event handler reads the subscription before the provider changes it.
    const webhookWrite = recordSubscription(deps, 'sub_1')
    await pendingRead.started
    state.providerState = { ...state.providerState, isCancelledAtPeriodEnd: shouldCancel }
    state.webhookWrite = webhookWrite
  }
  await cancelAtPeriodEnd(deps, 'sub_1')
  pendingRead.finish()
  await state.webhookWrite
  expect(state.storedState).toMatchObject({ isCancelledAtPeriodEnd: true })
})

test('returns the end of the paid period at which a subscription is cancelled', async () => {
  const { deps } = createFakeDeps()
  expect(await cancelAtPeriodEnd(deps, 'sub_1')).toEqual({ endsAt: new Date(1_800_000_000_000) })
})

/** A provider with one subscription, and a repository that stores the most recently read state. */
function createFakeDeps() {
  let time = 0
  let pendingRead: { start: () => void; finished: Promise<void> } | undefined
  const state: {
    providerState: ProviderSubscription
    storedState?: { readAt: Date; isCancelledAtPeriodEnd: boolean }
    webhookWrite?: Promise<unknown>
  } = { providerState: renewingSubscription }
  const deps = {
    priceIds: {},
    now: () => new Date(++time),
    provider: {
      async readSubscription() {
        const { providerState } = state
        const read = pendingRead
        pendingRead = undefined
        read?.start()
        await read?.finished
        return providerState
      },
      async setCancelAtPeriodEnd(_: string, { shouldCancel }: { shouldCancel: boolean }) {
        state.providerState = { ...state.providerState, isCancelledAtPeriodEnd: shouldCancel }
      },
    },
    customers: { findOwner: async () => ({}) },
    database: {
      transaction: (work: (transaction: object) => Promise<void>) => work({}),
    },
    subscriptions: {
      async write(_: object, row: { readAt: Date; isCancelledAtPeriodEnd: boolean }) {
        if (!state.storedState || state.storedState.readAt <= row.readAt) state.storedState = row
      },
    },
  } as unknown as RecordSubscriptionDeps

  function pauseNextRead() {
    let finish = () => {}
    let start = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    pendingRead = { start, finished }
    return { started, finish }
  }
  return { deps, state, pauseNextRead }
}

const renewingSubscription: ProviderSubscription = {
  id: 'sub_1',
  customerId: 'cus_1',
  priceId: 'price_1',
  priceCents: 2_499,
  orderedOfferKey: null,
  status: 'active',
  currentPeriodStartSeconds: 1_797_000_000,
  currentPeriodEndSeconds: 1_800_000_000,
  isCancelledAtPeriodEnd: false,
  paymentMethodBrand: null,
  paymentMethodLast4: null,
  hasRequestedImmediateStart: true,
}
