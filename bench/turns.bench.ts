import { developmentFragments } from '../voice/session/turn-taking/testing/development-fragments'
import {
  type EvaluationResult,
  evaluateTurnTaking,
  measureStopMs,
} from '../voice/session/turn-taking/testing/evaluate-turn-taking'
import { heldOutFragments } from '../voice/session/turn-taking/testing/held-out-fragments'
import { classifyUtterance } from '../voice/session/turn-taking/utterance-shape'
import { percentile, report, round } from './figure'

// Measures the rules of turn taking with French fragments, each with and without punctuation, and how
// long one classification takes.

const corpora = [
  { name: 'development', fragments: developmentFragments },
  { name: 'held-out', fragments: heldOutFragments },
]

for (const { name, fragments } of corpora) {
  const figures = evaluateTurnTaking(fragments)
  const reportShare = (what: string, { count, accuracy }: EvaluationResult, minShare: number) =>
    report({
      name: `${what}, ${name} fragments (n = ${count})`,
      value: round(accuracy * 100),
      unit: '%',
      goal: `≥ ${minShare * 100} %`,
      isMet: accuracy >= minShare,
    })
  reportShare('complete and unfinished utterances told apart', figures.completeness, 0.95)
  reportShare('holds recognised', figures.holds, 0.95)
  reportShare('backchannels recognised', figures.backchannels, 0.95)
  reportShare('utterances addressed to somebody else recognised', figures.addressedElsewhere, 0.85)
  reportShare('utterances addressed to the companion answered', figures.addressedToCompanion, 0.99)
  const falseStopCount = figures.ignoredBackchannels.wrongFragments.length
  report({
    name: `false stops at backchannels, ${name} fragments (n = ${figures.ignoredBackchannels.count})`,
    value: falseStopCount,
    unit: '',
    goal: '0',
    isMet: falseStopCount === 0,
  })
  const missedShare = 1 - figures.interruptions.accuracy
  report({
    name: `missed interruptions, ${name} fragments (n = ${figures.interruptions.count})`,
    value: round(missedShare * 100),
    unit: '%',
    goal: '≤ 2 %',
    isMet: missedShare <= 0.02,
  })
  const stopDelaysMs = fragments.interruption.flatMap((text) => measureStopMs(text) ?? [])
  report({
    name: `interruption → decision with a streaming recogniser, p95, ${name} fragments`,
    value: percentile(stopDelaysMs, 0.95),
    unit: 'ms',
  })
}

const texts = corpora.flatMap(({ fragments }) => Object.values(fragments).flat())
const durationsMs: number[] = []
for (let index = 0; index < 10 * texts.length; index++) {
  const startedAtMs = performance.now()
  classifyUtterance(texts[index % texts.length] ?? '')
  // Leaves out the first two rounds, which compile the regular expressions.
  if (index >= 2 * texts.length) durationsMs.push(performance.now() - startedAtMs)
}
const p95 = percentile(durationsMs, 0.95)
report({
  name: `one classification, p95 (n = ${durationsMs.length})`,
  value: round(p95, 3),
  unit: 'ms',
  goal: '≤ 0.1 ms',
  isMet: p95 <= 0.1,
})
