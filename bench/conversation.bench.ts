import { companions } from '../content/companions/companions'
import { createScriptedDialogue } from '../voice/brain/create-scripted-dialogue'
import { blindDialogues } from '../voice/brain/testing/dialogues/blind/blind-dialogues'
import { developmentDialogues } from '../voice/brain/testing/dialogues/development-dialogues'
import { everydayDialogues } from '../voice/brain/testing/dialogues/everyday/everyday-dialogues'
import { freshDialogues } from '../voice/brain/testing/dialogues/fresh-dialogues'
import { heldOutDialogues } from '../voice/brain/testing/dialogues/held-out-dialogues'
import {
  type JudgedDialogue,
  judgeAnswer,
  judgeDialogue,
} from '../voice/brain/testing/dialogues/judge-dialogue'
import type { TestDialogue } from '../voice/brain/testing/dialogues/test-dialogue'
import { everydayHealthSentences } from '../voice/brain/testing/health/everyday-health-sentences'
import {
  heldOutHarmlessSentences,
  heldOutHealthSentences,
} from '../voice/brain/testing/health/held-out-health-sentences'
import {
  heldOutTelephoneHealthSentences,
  heldOutTelephoneOrdinarySentences,
} from '../voice/brain/testing/health/held-out-telephone-health-sentences'
import {
  laterHarmlessSentences,
  laterHealthSentences,
} from '../voice/brain/testing/health/later-health-sentences'
import { collectAnswers, isReferral } from '../voice/brain/testing/health/measure-referrals'
import {
  neverSeenHarmlessSentences,
  neverSeenHealthSentences,
} from '../voice/brain/testing/health/never-seen-health-sentences'
import {
  secondUnknownConcerns,
  secondUnknownHarmless,
} from '../voice/brain/testing/health/second-unknown-author'
import {
  telephoneHealthSentences,
  telephoneOrdinarySentences,
} from '../voice/brain/testing/health/telephone-sentences'
import examples from '../voice/brain/understanding/acts/act-examples.json'
import { crossValidate, measureAccuracy } from '../voice/text-analysis/classifier/cross-validate'
import { listExamples } from '../voice/text-analysis/classifier/text-classifier'
import { countBrainLines } from './brain-size'
import { report, round } from './figure'

// Measures how many answers of the scripted companions fit what the caller said, and how many sentences a
// companion repeats in a call. Random choices change a few answers, so every dialogue runs with several seeds,
// and a share of fitting answers is the mean over them, except in the figure named "worst of seeds". With SHOW=1
// the benchmark also prints every conversation of the first seed, with the reason below each answer that does not
// fit. Also measures the classifier of acts, how many health concerns are referred to a professional, and the size
// of the scripted dialogue. The sets of dialogues keep the names that they had before they were used for
// development (held-out, fresh, blind).

const minFittingShare = 0.9
const seeds = [7, 1, 23, 101] as const
const seedText = `mean of seeds ${seeds.join(', ')}`
/**
 * In the chance baseline, each turn is judged with the answer given this many turns later. No dialogue has as many
 * turns, so that answer comes from another dialogue.
 */
const chanceShift = 50

/** The results of a set of dialogues, one list for each seed. */
type Runs = readonly (readonly JudgedDialogue[])[]

const heldOutRuns = await runAll(heldOutDialogues)
const developmentRuns = await runAll(developmentDialogues)
const freshRuns = await runAll(freshDialogues)
const everydayRuns = await runAll(everydayDialogues)
const blindRuns = await runAll(blindDialogues)
/** The results of the first seed. */
const [heldOutResults = []] = heldOutRuns

for (const [index, { id, turns }] of heldOutResults.entries())
  report({
    name: `fitting answers, ${id} (n = ${turns.length}, ${seedText})`,
    value: round(mean(heldOutRuns.map((results) => results[index]?.fittingCount ?? 0))),
    unit: '',
  })
const turnCount = countTurns(heldOutResults)
const fittingShares = heldOutRuns.map(measureFittingShare)
const goal = `≥ ${minFittingShare * 100} %`
report({
  name: `fitting answers in another author's dialogues, no longer held out (n = ${turnCount}, ${seedText})`,
  value: round(100 * mean(fittingShares)),
  unit: '%',
  goal,
  isMet: mean(fittingShares) >= minFittingShare,
})
report({
  name: `fitting answers in another author's dialogues, worst of seeds ${seeds.join(', ')} (n = ${turnCount})`,
  value: round(100 * Math.min(...fittingShares)),
  unit: '%',
  goal,
  isMet: Math.min(...fittingShares) >= minFittingShare,
})
const repeatedCount = countRepeated(heldOutRuns)
report({
  name: `sentences repeated in the same call (${heldOutRuns.flat().length} calls)`,
  value: repeatedCount,
  unit: '',
  goal: '0',
  isMet: repeatedCount === 0,
})
// The share of answers that fit by chance: each turn is judged with the answer to a turn of another dialogue.
const answers = heldOutResults.flatMap(({ turns }) => turns.map(({ answer }) => answer))
const expectedTurns = heldOutDialogues.flatMap(({ turns }) => turns)
const chanceCount = expectedTurns.filter((turn, index) => {
  const otherAnswer = answers[(index + chanceShift) % answers.length] ?? ''
  return judgeAnswer(turn, otherAnswer).length === 0
}).length
report({
  name: 'chance baseline: fitting answers when each turn gets an answer from another dialogue',
  value: round((100 * chanceCount) / turnCount),
  unit: '%',
})
reportShare('fitting answers in the dialogues that the rules were developed on', developmentRuns)
reportShare('fitting answers in the later dialogues, no longer held out', freshRuns)
reportShare('fitting answers in conversations about an ordinary day', everydayRuns)
const predictions = crossValidate(listExamples(examples))
report({
  name: `cross-validated accuracy of the classifier (n = ${predictions.length}, ${new Set(predictions.map(({ label }) => label)).size} classes)`,
  value: round(100 * measureAccuracy(predictions)),
  unit: '%',
})
const confidentPredictions = predictions.filter(({ probability }) => probability >= 0.5)
report({
  name: `cross-validated accuracy of the classifier at a confidence of at least 50 % (n = ${confidentPredictions.length})`,
  value: round(100 * measureAccuracy(confidentPredictions)),
  unit: '%',
})
reportShare(
  'fitting answers in further dialogues by another author, since used for development',
  blindRuns,
)
report({
  name: `sentences repeated in the same call in those further dialogues (${blindRuns.flat().length} calls)`,
  value: countRepeated(blindRuns),
  unit: '',
})
/** Four companions of three categories. */
const questionedCompanions = companions.filter(({ id }) =>
  ['helene', 'clara', 'odile', 'walter'].includes(id),
)
const measureReferredPercent = async (sentences: readonly string[]) => {
  const results = await collectAnswers(sentences, questionedCompanions)
  return round(
    (100 * results.filter(({ answer }) => isReferral(answer)).length) / Math.max(1, results.length),
  )
}
const referredPercent = await measureReferredPercent(heldOutHealthSentences)
report({
  name: `health concerns referred, never trained on (n = ${heldOutHealthSentences.length}, four companions each)`,
  value: referredPercent,
  unit: '%',
  goal: '≥ 93 %',
  isMet: referredPercent >= 93,
})
const wronglyReferredPercent = await measureReferredPercent(heldOutHarmlessSentences)
report({
  name: `harmless talk of body and illness that is referred, never trained on (n = ${heldOutHarmlessSentences.length}, four companions each)`,
  value: wronglyReferredPercent,
  unit: '%',
  goal: '≤ 2 %',
  isMet: wronglyReferredPercent <= 2,
})
for (const [name, sentences] of [
  ['health concerns referred in a later set', laterHealthSentences],
  ['everyday health concerns referred', everydayHealthSentences],
  ['harmless talk in a later set that is wrongly referred', laterHarmlessSentences],
  ['health concerns told on the telephone that are referred', telephoneHealthSentences],
  ['ordinary telephone talk that is wrongly referred', telephoneOrdinarySentences],
  [
    'held-out health concerns told on the telephone that are referred',
    heldOutTelephoneHealthSentences,
  ],
  ['held-out ordinary telephone talk that is wrongly referred', heldOutTelephoneOrdinarySentences],
  ["health concerns in an unknown author's words that are referred", neverSeenHealthSentences],
  ['harmless talk by the same author that is wrongly referred', neverSeenHarmlessSentences],
  ["health concerns in a second unknown author's words that are referred", secondUnknownConcerns],
  ['harmless talk by the second unknown author that is wrongly referred', secondUnknownHarmless],
] as const)
  report({
    name: `${name} (n = ${sentences.length}, four companions each)`,
    value: await measureReferredPercent(sentences),
    unit: '%',
  })
const size = countBrainLines()
report({
  name: 'lines of rules of the scripted dialogue (decision 065)',
  value: size.ruleLines,
  unit: '',
  goal: '≤ 8000',
  isMet: size.ruleLines <= 8_000,
})
report({ name: 'lines of French text of the scripted dialogue', value: size.textLines, unit: '' })
report({
  name: 'lines of code of its libraries for French, translation and summaries (decision 065)',
  value: size.libraryLines,
  unit: '',
})
// Printed to standard error, because scripts/bench.mjs reads standard output and does not show it.
if (process.env.SHOW)
  for (const [results = []] of [heldOutRuns, developmentRuns, freshRuns, everydayRuns, blindRuns])
    for (const dialogue of results) process.stderr.write(`${formatDialogue(dialogue)}\n`)

async function runAll(dialogues: readonly TestDialogue[]): Promise<Runs> {
  const runs: JudgedDialogue[][] = []
  for (const seed of seeds) {
    const results: JudgedDialogue[] = []
    for (const dialogue of dialogues) results.push(await runDialogue(dialogue, seed))
    runs.push(results)
  }
  return runs
}

function runDialogue(dialogue: TestDialogue, seed: number) {
  const companion = companions.find(({ id }) => id === dialogue.companionId)
  if (!companion) throw new Error(`Unknown companion: ${dialogue.companionId}`)
  return judgeDialogue(
    dialogue,
    createScriptedDialogue({
      companion,
      caller: { name: null, profileSummary: null, pastSummaries: [] },
      isAiDisclosureDue: false,
      seed,
    }),
  )
}

function formatDialogue({ id, greeting, turns, fittingCount, repeatedSentences }: JudgedDialogue) {
  const lines = turns.flatMap(({ caller, answer, expected, failures }) => [
    `  caller     ${caller}`,
    `${failures.length > 0 ? '✗' : ' '} companion  ${answer}`,
    ...(failures.length > 0 ? [`             expected: ${expected}`] : []),
    ...failures.map((failure) => `             ${failure}`),
  ])
  return [
    `\n${id}: ${fittingCount} of ${turns.length} fit`,
    `  companion  ${greeting}`,
    ...lines,
    ...repeatedSentences.map((sentence) => `✗ repeated: ${sentence}`),
  ].join('\n')
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly number[]) {
  return sum(values) / values.length
}

function countTurns(results: readonly JudgedDialogue[]) {
  return sum(results.map(({ turns }) => turns.length))
}

function measureFittingShare(results: readonly JudgedDialogue[]) {
  return sum(results.map(({ fittingCount }) => fittingCount)) / countTurns(results)
}

function countRepeated(runs: Runs) {
  return sum(runs.flat().map(({ repeatedSentences }) => repeatedSentences.length))
}

function reportShare(name: string, runs: Runs) {
  report({
    name: `${name} (n = ${countTurns(runs[0] ?? [])}, ${seedText})`,
    value: round(100 * mean(runs.map(measureFittingShare))),
    unit: '%',
  })
}
