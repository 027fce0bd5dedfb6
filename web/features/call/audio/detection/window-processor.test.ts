import { describe, expect, it } from 'vitest'
import type { DetectorReport } from '../audio-messages'
import { createWindowProcessor } from './window-processor'

/** Processes windows of 32 ms. The fake model returns each probability and throws each Error. */
async function processWindows(...windows: (number | Error)[]) {
  const reports: DetectorReport[] = []
  const loweredStates: boolean[] = []
  let measureCount = 0
  const processWindow = createWindowProcessor({
    async measureProbability() {
      const output = windows[measureCount++]
      if (typeof output === 'number') return output
      throw output
    },
    isCompanionAudible: () => false,
    setLowered: (isLowered) => loweredStates.push(isLowered),
    report: (message) => reports.push(message),
  })
  for (const index of windows.keys())
    await processWindow({ pcm: new Int16Array(512), endSample: (index + 1) * 512, isProbe: false })
  return { reports, loweredStates, measureCount }
}

const modelError = new Error('out of memory')

describe('the voice detector', () => {
  it('lowers the volume and reports speech', async () => {
    const { reports, loweredStates } = await processWindows(0.1, 0.9, 0.9, 0, 0, 0, 0)
    expect(loweredStates).toEqual([true, false])
    expect(reports).toMatchObject([
      { event: { type: 'started', audioMs: 32 } },
      { event: { type: 'stopped', audioMs: 96 } },
    ])
  })

  it('restores the volume after 2.5 s of continuous sound, such as a television', async () => {
    const { reports, loweredStates } = await processWindows(...Array<number>(90).fill(0.9))
    expect(loweredStates).toEqual([true, false])
    expect(reports).toHaveLength(1)
  })

  it('reports that its model has failed, and does not use it again', async () => {
    const { reports, measureCount } = await processWindows(0.1, modelError, 0.1, 0.1)
    expect(reports).toEqual([{ type: 'unavailable', reason: 'Error: out of memory' }])
    expect(measureCount).toBe(2)
  })

  it('ends speech and restores the volume when its model fails during speech', async () => {
    const { reports, loweredStates } = await processWindows(0.9, modelError)
    expect(loweredStates).toEqual([true, false])
    expect(reports).toMatchObject([
      { event: { type: 'started' } },
      { event: { type: 'stopped', audioMs: 32 } },
      { type: 'unavailable' },
    ])
  })

  describe('with a probe between two windows', () => {
    /** Processes a probe, then four windows without speech. */
    async function processProbe(probability: number, { isCompanionAudible = true } = {}) {
      const reports: DetectorReport[] = []
      const loweredStates: boolean[] = []
      let probeCount = 0
      const processWindow = createWindowProcessor({
        async measureProbability({ isProbe }) {
          probeCount += isProbe ? 1 : 0
          return isProbe ? probability : 0
        },
        isCompanionAudible: () => isCompanionAudible,
        setLowered: (isLowered) => loweredStates.push(isLowered),
        report: (message) => reports.push(message),
      })
      const pcm = new Int16Array(512)
      await processWindow({ pcm, endSample: 768, isProbe: true })
      for (const endSample of [1_024, 1_536, 2_048, 2_560])
        await processWindow({ pcm, endSample, isProbe: false })
      return { reports, loweredStates, probeCount }
    }

    it('lowers the volume at a sign of speech, but reports no speech', async () => {
      expect(await processProbe(0.9)).toEqual({
        reports: [],
        loweredStates: [true, false],
        probeCount: 1,
      })
      expect((await processProbe(0.2)).loweredStates).toEqual([])
    })

    it('ignores the probe while the companion is quiet', async () => {
      expect(await processProbe(0.9, { isCompanionAudible: false })).toEqual({
        reports: [],
        loweredStates: [],
        probeCount: 0,
      })
    })
  })
})
