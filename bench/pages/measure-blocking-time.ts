import { z } from 'zod'

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number(),
  dur: z.number().optional(),
  /** CPU time in microseconds. */
  tdur: z.number().optional(),
  args: z
    .object({ data: z.object({ documentLoaderURL: z.string().optional() }).optional() })
    .optional()
    // Other events have arguments of other shapes.
    .catch(undefined),
})
const trace = z.object({ traceEvents: z.array(event) })
type Event = z.infer<typeof event>

/** Lighthouse simulates a phone whose processor is this many times slower. */
const processorSlowdown = 4
/** The part of a task beyond this duration counts as blocking (web.dev/articles/tbt). */
const blockingThresholdMs = 50

/**
 * Returns the total blocking time of a page from a trace of Chromium, in milliseconds of CPU time on the
 * simulated phone. Lighthouse measures wall-clock time, in which a busy machine also runs other programs:
 * at a load average of 12 it reported 1200 ms for a page that blocked for 15 ms.
 */
export function measureBlockingTime(traceJson: unknown): number {
  const { traceEvents } = trace.parse(traceJson)
  const navigation = traceEvents.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!navigation) throw new Error('The trace has no navigation')
  const isOfPage = ({ pid, tid }: Event) => pid === navigation.pid && tid === navigation.tid
  const firstPaint = traceEvents.find(
    (event) => event.name === 'firstContentfulPaint' && isOfPage(event),
  )
  if (!firstPaint) throw new Error('The trace has no first contentful paint')
  return traceEvents
    .filter((event) => event.name === 'RunTask' && isOfPage(event))
    .filter(({ ts, dur = 0 }) => ts + dur > firstPaint.ts)
    .map(({ tdur = 0 }) => (tdur / 1_000) * processorSlowdown - blockingThresholdMs)
    .reduce((sum, blockedMs) => sum + Math.max(0, blockedMs), 0)
}
