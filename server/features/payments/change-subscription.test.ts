import { expect, test } from 'vitest'
import { endAtPeriodEnd } from './change-subscription'
import type { PaymentParts } from './payment-parts'
import type { ProvidedSubscription } from './payment-provider'
import { recordSubscription } from './record-subscription'

test('what a notice asked before an end, and writes after it, leaves the end in the books', async () => {
  const { parts, books, holdNextRead } = standIn()
  const heldRead = holdNextRead()
  parts.provider.setCancellation = async (_, isEnding) => {
    // The notice asks while the service has not changed it yet.
    const notice = recordSubscription(parts, 'sub_1')
    await heldRead.isAsked
    books.provided = { ...books.provided, cancelsAtPeriodEnd: isEnding }
    books.late = notice
  }
  await endAtPeriodEnd(parts, 'sub_1')
  heldRead.answer()
  await books.late
  expect(books.written).toMatchObject({ cancelsAtPeriodEnd: true })
})

test('the end is when the period is over that is paid', async () => {
  const { parts } = standIn()
  expect(await endAtPeriodEnd(parts, 'sub_1')).toEqual({ endsAt: new Date(1_800_000_000_000) })
})

/** A service with one subscription, and books that keep the answer asked for last. */
function standIn() {
  let time = 0
  let held: { asked: () => void; answered: Promise<void> } | undefined
  const books: {
    provided: ProvidedSubscription
    written?: { readAt: Date; cancelsAtPeriodEnd: boolean }
    late?: Promise<unknown>
  } = { provided: renewing }
  const parts = {
    priceIds: {},
    now: () => new Date(++time),
    provider: {
      async readSubscription() {
        const seen = books.provided
        const wait = held
        held = undefined
        wait?.asked()
        await wait?.answered
        return seen
      },
      async setCancellation(_: string, isEnding: boolean) {
        books.provided = { ...books.provided, cancelsAtPeriodEnd: isEnding }
      },
    },
    payments: {
      findOwner: async () => ({}),
      transaction: (work: (transaction: object) => Promise<void>) => work({}),
      async writeSubscription(_: object, row: { readAt: Date; cancelsAtPeriodEnd: boolean }) {
        if (!books.written || books.written.readAt <= row.readAt) books.written = row
      },
    },
  } as unknown as PaymentParts

  function holdNextRead() {
    let answer = () => {}
    let asked = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    held = { asked, answered }
    return { isAsked, answer }
  }
  return { parts, books, holdNextRead }
}

const renewing: ProvidedSubscription = {
  id: 'sub_1',
  customerId: 'cus_1',
  priceId: 'price_1',
  offerName: null,
  status: 'active',
  currentPeriodStartSeconds: 1_797_000_000,
  currentPeriodEndSeconds: 1_800_000_000,
  cancelsAtPeriodEnd: false,
  paymentMethodBrand: null,
  paymentMethodLast4: null,
  hasRequestedImmediateStart: true,
}
