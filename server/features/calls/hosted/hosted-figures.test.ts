import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeHostedFigures } from './hosted-figures'

const toTime = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 21, 0, 0) + seconds * 1_000)
const times = {
  claimedAt: toTime(0),
  startedAt: toTime(2),
  endedAt: toTime(92),
  now: toTime(95),
  reservedSeconds: 300,
  isProviderFault: false,
  crisis: null,
}

describe('computing the figures of a hosted call', () => {
  it('bills the conversation, but not the connecting time', () => {
    expect(computeHostedFigures(times)).toEqual({
      wallMs: 92_000,
      billableMs: 90_000,
      durationMs: 90_000,
      pauses: [{ reason: 'connecting', ms: 2_000 }],
    })
  })

  it('bills nothing when the conversation never began', () => {
    const figures = computeHostedFigures({ ...times, startedAt: null })
    expect(figures).toMatchObject({ billableMs: 0, durationMs: 0 })
  })

  it('does not bill the incomplete minute after a failure of the service', () => {
    const figures = computeHostedFigures({ ...times, isProviderFault: true })
    expect(figures.billableMs).toBe(60_000)
    expect(figures.pauses).toContainEqual({ reason: 'provider-fault', ms: 30_000 })
  })

  it('bills no more than the reservation, whatever the service reports', () => {
    const figures = computeHostedFigures({ ...times, reservedSeconds: 60 })
    expect(figures.billableMs).toBe(60_000)
  })

  it('bills no more than the time elapsed on our own clock', () => {
    const figures = computeHostedFigures({
      ...times,
      endedAt: toTime(9_000),
      reservedSeconds: 9_999,
    })
    expect(figures.billableMs).toBe(95_000)
  })

  it('does not bill time in a crisis', () => {
    const crisis = { finishedMs: 10_000, ongoingSince: toTime(62) }
    const figures = computeHostedFigures({ ...times, crisis })
    expect(figures).toMatchObject({ billableMs: 50_000, durationMs: 90_000 })
    expect(figures.pauses).toContainEqual({ reason: 'crisis', ms: 40_000 })
  })

  it('lists a crisis that was noticed only when the call was over', () => {
    const figures = computeHostedFigures({
      ...times,
      crisis: { finishedMs: 0, ongoingSince: toTime(93) },
    })
    expect(figures.billableMs).toBe(90_000)
    expect(figures.pauses).toContainEqual({ reason: 'crisis', ms: 0 })
  })

  it('never bills negative time, and gives figures that add up to the wall time, for any times', () => {
    const anySecond = fc.integer({ min: -9_000, max: 9_000 })
    fc.assert(
      fc.property(
        fc.tuple(anySecond, anySecond, anySecond, anySecond),
        fc.boolean(),
        ([start, end, now, crisisStart], isProviderFault) => {
          const { wallMs, billableMs, pauses } = computeHostedFigures({
            ...times,
            startedAt: toTime(start),
            endedAt: toTime(end),
            now: toTime(now),
            isProviderFault,
            crisis: { finishedMs: 5_000, ongoingSince: toTime(crisisStart) },
          })
          expect(billableMs).toBeGreaterThanOrEqual(0)
          expect(wallMs).toBe(billableMs + pauses.reduce((sum, { ms }) => sum + ms, 0))
        },
      ),
    )
  })
})
