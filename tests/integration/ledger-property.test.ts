import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { offerKeys } from '../../domain/offers'
import { type OpenDatabase, openDatabase } from '../../server/platform/database/open-database'
import { createDatabase } from '../support/database/create-test-database'
import { createLedgerWorld, type LedgerWorld } from '../support/billing/ledger-model'
import { engines } from '../support/product/start-product'

// Whatever people, banks, notices and crashes do, in any order: each balance is the sum of its
// movements and never below zero, each reference moves minutes once, and when everything was told at
// last the books say what is true at the payment service. Shrinking leaves the few steps that matter.

/**
 * Other mixtures each time. What fails is printed with its steps, its seed and its path: LEDGER_SEED
 * and LEDGER_PATH bring it back. Then it becomes a plain test (ledger-refunds.test.ts).
 */
const { LEDGER_SEED, LEDGER_PATH } = process.env
const repeated = {
  ...(LEDGER_SEED && { seed: Number(LEDGER_SEED) }),
  ...(LEDGER_PATH && { path: LEDGER_PATH }),
}

const runs = 100
const mostSteps = 30

const who = fc.nat(1)
/** Of payments, notices, calls: the nth of as many as there are. */
const which = fc.nat(11)
const percent = fc.integer({ min: 1, max: 100 })
/** At which statement a process dies; mostly at none. */
const diesAt = fc.option(fc.nat(14), { nil: Number.POSITIVE_INFINITY })
const minutes = fc.integer({ min: 1, max: 90 })

/** The notices of it come at once. */
const isTold = fc.boolean()
const verdict = fc.constantFrom('won', 'lost')

const weighted =
  (weight: number) =>
  <Fields extends object>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) => ({
    weight,
    arbitrary: fc.record(fields),
  })
const rarely = weighted(1)
const often = weighted(2)
const veryOften = weighted(6)

/** All that may happen. What moves minutes in a new way is added here, and to `act` below. */
const step = fc.oneof(
  often({
    do: fc.constant('buy'),
    isTold,
    who,
    offer: fc.constantFrom(...offerKeys),
    hasRequestedImmediateStart: fc.boolean(),
  }),
  often({ do: fc.constant('announce'), isTold, who, offer: fc.constantFrom('packStandard') }),
  often({
    do: fc.constant('bank answers'),
    isTold,
    which,
    state: fc.constantFrom('paid', 'failed'),
  }),
  often({ do: fc.constant('refund'), isTold, which, percent }),
  often({ do: fc.constant('contest'), isTold, which, percent }),
  often({ do: fc.constant('decide'), isTold, which, verdict }),
  often({ do: fc.constant('decide while told'), which, verdict }),
  often({ do: fc.constant('end call'), who, minutes, diesAt }),
  often({ do: fc.constant('end calls'), minutes, diesAt }),
  rarely({ do: fc.constant('end call again'), which }),
  often({ do: fc.constant('leave contract'), isTold, which, diesAt }),
  // Under its own name again, or as if it were told anew.
  veryOften({
    do: fc.constant('tell'),
    which,
    isNew: fc.boolean(),
    times: fc.integer({ min: 1, max: 3 }),
    diesAt,
  }),
  rarely({ do: fc.constant('tell two'), which, other: which }),
  rarely({ do: fc.constant('restart') }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const nth = <Thing>(things: readonly Thing[], index: number) => things[index % things.length]

async function take(world: LedgerWorld, step: Step) {
  const { notices } = world.service
  const told = notices.length
  await act(world, step)
  if ('isTold' in step && step.isTold)
    for (const notice of notices.slice(told)) await world.hear(notice)
}

async function act(world: LedgerWorld, step: Step): Promise<unknown> {
  const { service, calls } = world
  switch (step.do) {
    case 'buy':
      return service.take(
        world.customerOf(step.who),
        step.offer,
        'paid',
        step.hasRequestedImmediateStart,
      )
    case 'announce':
      return service.take(world.customerOf(step.who), step.offer, 'pending')
    case 'bank answers':
      return onPayment(world, step.which, (payment) => service.answer(payment, step.state))
    case 'refund':
      return onPayment(world, step.which, (payment) => service.refund(payment, step.percent))
    case 'contest':
      return onPayment(world, step.which, (payment) => service.contest(payment, step.percent))
    case 'decide':
      return onPayment(world, step.which, (payment) => service.decide(payment, step.verdict))
    case 'end call':
      return world.endCall(step.who, step.minutes, step.diesAt)
    case 'end calls':
      return world.endCalls(step.minutes, step.diesAt)
    case 'leave contract': {
      const payment = nth(service.payments, step.which)
      return payment && world.leaveContract(payment, step.diesAt)
    }
    case 'end call again': {
      const call = nth(calls, step.which)
      return call && world.settle(call, Number.POSITIVE_INFINITY)
    }
    case 'tell': {
      const notice = nth(service.notices, step.which)
      if (!notice) return
      const told = step.isNew ? world.anew(notice) : notice
      const times = Array.from({ length: step.times })
      return Promise.all(times.map(() => world.hear(told, step.diesAt)))
    }
    case 'tell two': {
      const pair = [nth(service.notices, step.which), nth(service.notices, step.other)]
      return Promise.all(pair.map((notice) => notice && world.hear(notice)))
    }
    case 'decide while told': {
      const payment = nth(service.payments, step.which)
      const notice = service.notices.find(({ objectId }) => objectId === payment?.disputes[0]?.id)
      return (
        payment &&
        notice &&
        world.hearLate(world.anew(notice), async () => {
          service.decide(payment, step.verdict)
          for (const each of service.notices)
            if (each.objectId === notice.objectId) await world.hear(each)
        })
      )
    }
    case 'restart':
      return world.restart()
  }
}

type Payment = LedgerWorld['service']['payments'][number]

function onPayment({ service }: LedgerWorld, index: number, act: (payment: Payment) => void) {
  const payment = nth(service.payments, index)
  if (payment) act(payment)
}

describe.each(engines)('balances, on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase(
      engine === 'PostgreSQL'
        ? { kind: 'server', url: await createDatabase(inject('postgresUrl')) }
        : { kind: 'embedded' },
    )
  })
  afterAll(() => database?.close())

  test('are explained by their movements, and by what was paid, whatever happens', async () => {
    const steps = fc.array(step, { maxLength: mostSteps, size: 'max' })
    /** In which order everything is told at last; what is missing follows. */
    const order = fc.array(which, { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(steps, order, async (taken, last) => {
        const world = await createLedgerWorld(database.db)
        for (const each of taken) {
          await take(world, each)
          expect(await world.faults()).toEqual([])
        }
        const { notices } = world.service
        const told = last.flatMap((index) => nth(notices, index) ?? [])
        for (const notice of [...told, ...notices]) await world.hear(notice)
        await world.restart()
        expect(await world.faults()).toEqual([])
        expect(await world.differences()).toEqual([])
      }),
      { numRuns: runs, ...repeated },
    )
  }, 120_000)
})
