import { expect, it } from 'vitest'
import { createVoiceUseLog, type VoiceUse } from './voice-use-log'

it('reports latency and cost per minute after a hundred requests of one kind to one model', () => {
  const reports: VoiceUse[] = []
  const record = createVoiceUseLog((use) => reports.push(use))
  for (let count = 1; count <= 100; count++) {
    const finishedRequest = { model: 'm', latencyMs: count, speechMinutes: 0.5 }
    record({ ...finishedRequest, request: 'audio/speech', costEuros: 0.01 })
    record({ ...finishedRequest, request: 'chat/completions', costEuros: null })
  }
  const use = { model: 'm', requestCount: 100, firstByteMsP50: 50, firstByteMsP95: 95 }
  expect(reports).toEqual([
    { ...use, request: 'audio/speech', costPerMinute: 0.02 },
    { ...use, request: 'chat/completions', costPerMinute: null },
  ])
})
