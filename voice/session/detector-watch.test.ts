import { expect, test } from 'vitest'
import { createDetectorWatch } from './detector-watch'

/** So many ms of the microphone; whether the detector is believed after it. */
function listen(watch: ReturnType<typeof createDetectorWatch>, isLoud: boolean, ms: number) {
  for (let passedMs = 0; passedMs < ms; passedMs += 20) watch.listen(isLoud)
  return watch.isTrusted
}

test('a detector is believed from its first word on', () => {
  const watch = createDetectorWatch()
  expect(watch.isTrusted).toBe(false)
  watch.hear(true)
  expect(watch.isTrusted).toBe(true)
})

test('one that says nothing of three seconds of speech, pauses and all, is out of order', () => {
  const watch = createDetectorWatch()
  watch.hear(false)
  listen(watch, true, 1_600)
  listen(watch, false, 1_000)
  expect(listen(watch, true, 1_380)).toBe(true)
  expect(listen(watch, true, 20)).toBe(false)
})

test('a long speech that it has noticed, and noises now and then, are no reason for doubt', () => {
  const watch = createDetectorWatch()
  watch.hear(true)
  expect(listen(watch, true, 60_000)).toBe(true)
  watch.hear(false)
  for (let noise = 0; noise < 10; noise += 1) {
    listen(watch, true, 1_000)
    expect(listen(watch, false, 3_000)).toBe(true)
  }
})

test('one that died in the middle of speech is given up after ten seconds of silence', () => {
  const watch = createDetectorWatch()
  watch.hear(true)
  expect(listen(watch, false, 9_980)).toBe(true)
  expect(watch.listen(false)).toBe(true)
  expect(watch.isTrusted).toBe(false)
})
