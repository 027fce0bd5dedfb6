import { expect, test } from 'vitest'
import { createDetectorTrust, type DetectorTrust } from './detector-trust'

/** Feeds `ms` of microphone frames; returns whether the detector is trusted afterwards. */
function listen(trust: DetectorTrust, sound: 'loud' | 'quiet', ms: number) {
  for (let passedMs = 0; passedMs < ms; passedMs += 20) trust.checkFrame(sound === 'loud')
  return trust.isTrusted
}

test('trusts a detector from its first report on', () => {
  const trust = createDetectorTrust()
  expect(trust.isTrusted).toBe(false)
  trust.recordReport({ isSpeech: true })
  expect(trust.isTrusted).toBe(true)
})

test('distrusts a detector that reports nothing during a total of three seconds of loud sound', () => {
  const trust = createDetectorTrust()
  trust.recordReport({ isSpeech: false })
  listen(trust, 'loud', 1_600)
  listen(trust, 'quiet', 1_000)
  expect(listen(trust, 'loud', 1_380)).toBe(true)
  expect(listen(trust, 'loud', 20)).toBe(false)
})

test('keeps trusting a detector during long speech that it reports and occasional noises that it does not', () => {
  const trust = createDetectorTrust()
  trust.recordReport({ isSpeech: true })
  expect(listen(trust, 'loud', 60_000)).toBe(true)
  trust.recordReport({ isSpeech: false })
  for (let noise = 0; noise < 10; noise += 1) {
    listen(trust, 'loud', 1_000)
    expect(listen(trust, 'quiet', 3_000)).toBe(true)
  }
})

test('distrusts a detector that reports speech during ten seconds of silence', () => {
  const trust = createDetectorTrust()
  trust.recordReport({ isSpeech: true })
  expect(listen(trust, 'quiet', 9_980)).toBe(true)
  const isLoud = false
  const hasLostTrust = trust.checkFrame(isLoud)
  expect(hasLostTrust).toBe(true)
  expect(trust.isTrusted).toBe(false)
})
