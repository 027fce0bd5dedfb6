import { companions } from '../content/companions/companions'
import { createScriptedDialogue } from '../voice/brain/create-scripted-dialogue'
import { blindDialogues } from '../voice/brain/testing/dialogues/blind/blind-dialogues'
import { developmentDialogues } from '../voice/brain/testing/dialogues/development-dialogues'
import { everydayDialogues } from '../voice/brain/testing/dialogues/everyday/everyday-dialogues'
import { freshDialogues } from '../voice/brain/testing/dialogues/fresh-dialogues'
import {
  type JudgedDialogue,
  judgeAnswer,
  judgeDialogue,
} from '../voice/brain/testing/dialogues/judge-dialogue'
import type { TestDialogue } from '../voice/brain/testing/dialogues/test-dialogue'
import { unseenDialogues } from '../voice/brain/testing/dialogues/unseen-dialogues'
import examples from '../voice/brain/understanding/acts/act-examples.json'
import { crossValidate, measureAccuracy } from '../voice/text-analysis/classifier/cross-validate'
import { listExamples } from '../voice/text-analysis/classifier/text-classifier'
import { measureBrain } from './brain-size'
import { report, round } from './figure'

// Measures how many answers of the scripted companions fit what the caller said, in dialogues whose
// author had not read the rules, and how many sentences a companion repeats in a call. With SHOW=1 it
// also prints every conversation and why its answers do not fit.

const minFittingShare = 0.9
const seed = 7
/** How many turns the answers are shifted: more than any dialogue has, so that each shifted answer comes from another dialogue. */
const chanceShift = 50

const unseenResults: JudgedDialogue[] = []
for (const dialogue of unseenDialogues) unseenResults.push(await runDialogue(dialogue))
const developmentResults: JudgedDialogue[] = []
for (const dialogue of developmentDialogues) developmentResults.push(await runDialogue(dialogue))
const freshResults: JudgedDialogue[] = []
for (const dialogue of freshDialogues) freshResults.push(await runDialogue(dialogue))
const everydayResults: JudgedDialogue[] = []
for (const dialogue of everydayDialogues) everydayResults.push(await runDialogue(dialogue))
const blindResults: JudgedDialogue[] = []
for (const dialogue of blindDialogues) blindResults.push(await runDialogue(dialogue))

for (const { id, turns, fittingCount } of unseenResults) {
  report({ name: `fitting answers, ${id} (n = ${turns.length})`, value: fittingCount, unit: '' })
}
const turnCount = sum(unseenResults.map(({ turns }) => turns.length))
const fittingShare = sum(unseenResults.map(({ fittingCount }) => fittingCount)) / turnCount
report({
  name: `fitting answers in dialogues by another author (n = ${turnCount})`,
  value: round(fittingShare * 100),
  unit: '%',
  goal: `≥ ${minFittingShare * 100} %`,
  isMet: fittingShare >= minFittingShare,
})
const repeatedCount = sum(unseenResults.map(({ repeatedSentences }) => repeatedSentences.length))
report({
  name: `sentences repeated in the same call (${unseenResults.length} calls)`,
  value: repeatedCount,
  unit: '',
  goal: '0',
  isMet: repeatedCount === 0,
})
// The share of answers that fit by chance: each turn is judged with the answer to a turn of another dialogue.
const answers = unseenResults.flatMap(({ turns }) => turns.map(({ answer }) => answer))
const expectedTurns = unseenDialogues.flatMap(({ turns }) => turns)
const chanceCount = expectedTurns.filter((turn, index) => {
  const otherAnswer = answers[(index + chanceShift) % answers.length] ?? ''
  return judgeAnswer(turn, otherAnswer).length === 0
}).length
report({
  name: 'answers that fit a turn of another dialogue by chance, for comparison',
  value: round((100 * chanceCount) / turnCount),
  unit: '%',
})
const developmentTurnCount = sum(developmentResults.map(({ turns }) => turns.length))
report({
  name: `fitting answers in the dialogues that the rules were developed on (n = ${developmentTurnCount})`,
  value: round(
    (100 * sum(developmentResults.map(({ fittingCount }) => fittingCount))) / developmentTurnCount,
  ),
  unit: '%',
})
const freshTurnCount = sum(freshResults.map(({ turns }) => turns.length))
report({
  name: `fitting answers in later dialogues, since used for development (n = ${freshTurnCount})`,
  value: round((100 * sum(freshResults.map(({ fittingCount }) => fittingCount))) / freshTurnCount),
  unit: '%',
})
const everydayTurnCount = sum(everydayResults.map(({ turns }) => turns.length))
report({
  name: `fitting answers in conversations about an ordinary day (n = ${everydayTurnCount})`,
  value: round(
    (100 * sum(everydayResults.map(({ fittingCount }) => fittingCount))) / everydayTurnCount,
  ),
  unit: '%',
})
const predictions = crossValidate(listExamples(examples))
report({
  name: `examples recognised by a classifier that was not trained on them (n = ${predictions.length}, ${new Set(predictions.map(({ label }) => label)).size} classes)`,
  value: round(100 * measureAccuracy(predictions)),
  unit: '%',
})
const confidentPredictions = predictions.filter(({ probability }) => probability >= 0.5)
report({
  name: `examples recognised where that classifier is at least 50 % sure (n = ${confidentPredictions.length})`,
  value: round(100 * measureAccuracy(confidentPredictions)),
  unit: '%',
})
const blindTurnCount = sum(blindResults.map(({ turns }) => turns.length))
report({
  name: `fitting answers in further dialogues by another author, since used for development (n = ${blindTurnCount})`,
  value: round((100 * sum(blindResults.map(({ fittingCount }) => fittingCount))) / blindTurnCount),
  unit: '%',
})
report({
  name: `sentences repeated in the same call in those further dialogues (${blindResults.length} calls)`,
  value: sum(blindResults.map(({ repeatedSentences }) => repeatedSentences.length)),
  unit: '',
})
const size = measureBrain()
report({
  name: 'lines of rules of the scripted dialogue (decision 065)',
  value: size.rules,
  unit: '',
  goal: '≤ 8000',
})
report({ name: 'lines of French text of the scripted dialogue', value: size.text, unit: '' })
// Printed to standard error, because scripts/bench.mjs reads standard output and does not show it.
if (process.env.SHOW)
  for (const dialogue of [
    ...unseenResults,
    ...developmentResults,
    ...freshResults,
    ...everydayResults,
    ...blindResults,
  ])
    process.stderr.write(`${formatDialogue(dialogue)}\n`)

function runDialogue(dialogue: TestDialogue) {
  const companion = companions.find(({ id }) => id === dialogue.companionId)
  if (!companion) throw new Error(`Unknown companion: ${dialogue.companionId}`)
  return judgeDialogue(
    dialogue,
    createScriptedDialogue({
      companion,
      caller: { name: null, profileSummary: null, pastSummaries: [] },
      isFirstCallOfTheDay: false,
      seed,
    }),
  )
}

function formatDialogue({ id, greeting, turns, fittingCount, repeatedSentences }: JudgedDialogue) {
  const lines = turns.flatMap(({ caller, answer, demand, failures }) => [
    `  caller     ${caller}`,
    `${failures.length > 0 ? '✗' : ' '} companion  ${answer}`,
    ...(failures.length > 0 ? [`             expected: ${demand}`] : []),
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
