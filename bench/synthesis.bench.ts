import { setTimeout as sleep } from 'node:timers/promises'
import { createEspeak } from '../providers/espeak/create-espeak'
import { percentile, report, round } from './figure'

// Measures how soon the embedded voice returns its first audio while it synthesises 30 sentences a
// second.

const sentencesPerSecond = 30
const seconds = 20

const sentences = [
  'Bonsoir, je suis contente de vous entendre.',
  'Qu’est-ce qui vous a fait sourire aujourd’hui ?',
  'Prenons le temps, rien ne presse.',
  'On peut commencer par la fin, si c’est plus simple.',
]

const voice = { timbre: 'feminine-warm', wordsPerMinute: 165, pitch: 50, pitchRange: 50 } as const

// The bundle is in build/bench, so the child process is loaded from its source folder.
const espeak = createEspeak({
  childFile: new URL('../../providers/espeak/espeak-child.mjs', import.meta.url),
})
await espeak.warmUp()

const firstAudioDelaysMs: number[] = []

async function speakSentence(index: number) {
  const startedAtMs = performance.now()
  const text = sentences[index % sentences.length] ?? ''
  let isFirst = true
  for await (const part of espeak.speak(text, voice, new AbortController().signal)) {
    if (part.kind !== 'audio' || !isFirst) continue
    firstAudioDelaysMs.push(performance.now() - startedAtMs)
    isFirst = false
  }
}

const startedAtMs = performance.now()
const pendingSentences: Promise<void>[] = []
for (let index = 0; index < sentencesPerSecond * seconds; index++) {
  pendingSentences.push(speakSentence(index))
  const dueAtMs = startedAtMs + ((index + 1) * 1_000) / sentencesPerSecond
  await sleep(Math.max(0, dueAtMs - performance.now()))
}
await Promise.all(pendingSentences)
await espeak.close()

const p95 = percentile(firstAudioDelaysMs, 0.95)
report({
  name: `embedded voice, first audio at ${sentencesPerSecond} sentences per second, p95 (n = ${firstAudioDelaysMs.length})`,
  value: round(p95),
  unit: 'ms',
  goal: '≤ 10 ms',
  isMet: p95 <= 10,
})
report({
  name: `embedded voice, first audio at ${sentencesPerSecond} sentences per second, p50`,
  value: round(percentile(firstAudioDelaysMs, 0.5)),
  unit: 'ms',
})
