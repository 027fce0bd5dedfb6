import { setTimeout as sleep } from 'node:timers/promises'
import type { CallerOrders, ServerOrders } from './calls/orders'
import type { Timings } from './calls/timings'
import { percentile, report, rounded } from './figure'
import type { ProcessFigures } from './measure-process'
import { forkProcess } from './process-orders'

// What our own part of a call costs. One process runs the product with a companion that knows its
// answers at once (bench/calls/instant-voice.ts), on the embedded database in memory; another plays
// the callers over real WebSockets: a microphone frame every 20 ms up, 6 s of speech down for each
// turn, a detector's events, cancellations and interruptions (bench/calls/caller.ts). The number of
// callers grows stage by stage, and each stage is measured when it runs evenly.
//
// Times are taken by the callers, so that the sockets, both event loops and the machine's load are
// in them. The silence that ends a turn and the speech that takes the floor are the product's
// intent: a turn is therefore committed (as push to talk does), or the deadline is subtracted.

type Stage = { size: number; settleMs: number; measureMs: number }
type Result = { size: number; server: ProcessFigures; callers: ProcessFigures; timings: Timings }

const base: Stage[] = [
  { size: 50, settleMs: 10_000, measureMs: 15_000 },
  { size: 400, settleMs: 10_000, measureMs: 20_000 },
  { size: 500, settleMs: 8_000, measureMs: 15_000 },
]
/** As long as the server's loop keeps up. */
const beyond = [700, 900, 1_200].map((size) => ({
  size,

  settleMs: 7_000,
  measureMs: 8_000,
}))
const longestLagMs = 20
/** Tickets hold for a minute, so that not all are given out at once. */
const reservedAtOnce = 50

const server = forkProcess<ServerOrders>('calls-server')
const callers = forkProcess<CallerOrders>('calls-callers')
const results: Result[] = []
try {
  for (const stage of base) results.push(await measure(stage))
  for (const stage of beyond) {
    if (!isKeptUp(results.at(-1))) break
    results.push(await measure(stage))
  }
} finally {
  await Promise.all([server.end(), callers.end()])
}

for (const result of results) if ([50, 400].includes(result.size)) reportTimes(result)
reportCapacity()
reportCost()

async function measure({ size, settleMs, measureMs }: Stage): Promise<Result> {
  for (let live = results.at(-1)?.size ?? 0; live < size; live += reservedAtOnce) {
    const addresses = await server.ask('reserve', { count: Math.min(reservedAtOnce, size - live) })
    await callers.ask('join', { addresses })
  }
  await sleep(settleMs)
  await Promise.all([server.ask('begin', null), callers.ask('begin', null)])
  await sleep(measureMs)
  const [ofServer, { timings, ...ofCallers }] = await Promise.all([
    server.ask('end', null),
    callers.ask('end', null),
  ])
  return { size, server: ofServer, callers: ofCallers, timings }
}

function isKeptUp(result: Result | undefined) {
  return result !== undefined && result.server.lagP95Ms <= longestLagMs
}

/** Callers who need a whole core, or are late themselves, measure themselves. */
function reportTimes({ size, timings, callers: { cpuShare, lagP95Ms } }: Result) {
  const { committed, silent, cancelled, interrupted, missed, lost } = timings
  reportTime(`tour validé → premier son, ${size} appels`, committed, 10)
  reportTime(`silence de 400 ms → premier son, ${size} appels`, silent)
  reportTime(`response.cancel → réponse coupée, ${size} appels`, cancelled, 20)
  reportTime(`446 ms de parole → réponse coupée, ${size} appels`, interrupted, 20)
  report({
    name: `attentes sans suite, ${size} appels`,
    value: missed,
    unit: '',
    goal: '0',
    isReached: missed === 0,
  })
  report({
    name: `appels perdus jusque-là, ${size} appels`,
    value: lost.length,
    unit: '',
    goal: '0',
    isReached: lost.length === 0,
  })
  report({
    name: `part d’un cœur des appelants simulés, ${size} appels`,
    value: rounded(cpuShare * 100),
    unit: '%',
  })
  report({
    name: `retard propre aux appelants simulés, ${size} appels, p95`,
    value: rounded(lagP95Ms),
    unit: 'ms',
  })
}

function reportTime(name: string, samples: number[], goalMs?: number) {
  const p95 = percentile(samples, 0.95)
  report({ name: `${name}, p50`, value: rounded(percentile(samples, 0.5)), unit: 'ms' })
  report({
    name: `${name}, p95 (n = ${samples.length})`,
    value: rounded(p95),
    unit: 'ms',
    ...(goalMs !== undefined && { goal: `≤ ${goalMs} ms (03)`, isReached: p95 <= goalMs }),
  })
}

function reportCapacity() {
  for (const { size, server: figures } of results.slice(1))
    report({
      name: `retard de la boucle du serveur, ${size} appels, p95`,
      value: rounded(figures.lagP95Ms),
      unit: 'ms',
      ...(size === 500 && { goal: '≤ 20 ms (03)', isReached: figures.lagP95Ms <= longestLagMs }),
    })
  const most = Math.max(0, ...results.filter(isKeptUp).map(({ size }) => size))
  report({
    name: 'appels dans un processus, au plus parmi ceux essayés',
    value: most,
    unit: 'appels',
    goal: '≥ 500 (03)',
    isReached: most >= 500,
  })
}

/** Memory: what each call adds, so that the product's own start is not in it. */
function reportCost() {
  const [few, , many] = results
  if (!few || !many) return
  const share = (many.server.cpuShare / many.size) * 100
  report({
    name: 'part d’un cœur par appel, 500 appels',
    value: rounded(share, 3),
    unit: '%',
    goal: '≤ 0,15 % (03)',
    isReached: share <= 0.15,
  })
  const bytes = many.server.residentBytes - few.server.residentBytes
  const megabytes = bytes / (many.size - few.size) / 1e6
  report({
    name: 'mémoire par appel, de 50 à 500 appels',
    value: rounded(megabytes, 2),
    unit: 'Mo',
    goal: '≤ 0,5 Mo (03)',
    isReached: megabytes <= 0.5,
  })
}
