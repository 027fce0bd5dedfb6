import { describe, expect, it } from 'vitest'
import type { DetectorReport } from './audio-messages'
import { detectInWindows } from './detect-in-windows'

/** Windows of 32 ms one after the other; an Error in the place of a probability is thrown. */
async function hear(...windows: (number | Error)[]) {
  const reports: DetectorReport[] = []
  const volume: boolean[] = []
  let asked = 0
  const take = detectInWindows({
    async measure() {
      const answer = windows[asked++]
      if (typeof answer === 'number') return answer
      throw answer
    },
    isCompanionAudible: () => false,
    lower: (isLowered) => volume.push(isLowered),
    report: (message) => reports.push(message),
  })
  for (const index of windows.keys())
    await take({ pcm: new Int16Array(512), endSample: (index + 1) * 512 })
  return { reports, volume, asked }
}

const broken = new Error('out of memory')

describe('the voice detector', () => {
  it('lowers the companion and tells of speech', async () => {
    const { reports, volume } = await hear(0.1, 0.9, 0.9, 0, 0, 0, 0)
    expect(volume).toEqual([true, false])
    expect(reports).toMatchObject([
      { event: { type: 'started', audioMs: 32 } },
      { event: { type: 'stopped', audioMs: 96 } },
    ])
  })

  it('says so when its model fails, and does not ask it again', async () => {
    const { reports, asked } = await hear(0.1, broken, 0.1, 0.1)
    expect(reports).toEqual([{ type: 'unavailable', reason: 'Error: out of memory' }])
    expect(asked).toBe(2)
  })

  it('that fails amid speech ends it and gives the companion its voice back', async () => {
    const { reports, volume } = await hear(0.9, broken)
    expect(volume).toEqual([true, false])
    expect(reports).toMatchObject([
      { event: { type: 'started' } },
      { event: { type: 'stopped', audioMs: 32 } },
      { type: 'unavailable' },
    ])
  })
})
