import { blindDialogues } from '../voice/brain/testing/dialogues/blind/blind-dialogues'
import { developmentDialogues } from '../voice/brain/testing/dialogues/development-dialogues'
import { everydayDialogues } from '../voice/brain/testing/dialogues/everyday/everyday-dialogues'
import { freshDialogues } from '../voice/brain/testing/dialogues/fresh-dialogues'
import { heldOutDialogues } from '../voice/brain/testing/dialogues/held-out-dialogues'
import { assessDangers, detectDanger } from '../voice/danger/detect-dangers'
import { alarmingTalkTestDangerSentences } from '../voice/danger/testing/danger/alarming-talk-test-danger-sentences'
import { blindDangerSentences } from '../voice/danger/testing/danger/blind-danger-sentences'
import { colloquialDangerSentences } from '../voice/danger/testing/danger/colloquial-danger-sentences'
import { developmentDangerSentences } from '../voice/danger/testing/danger/development-danger-sentences'
import { everydayDangerSentences } from '../voice/danger/testing/danger/everyday-danger-sentences'
import { freshDangerSentences } from '../voice/danger/testing/danger/fresh-danger-sentences'
import { heldOutDangerSentences } from '../voice/danger/testing/danger/held-out-danger-sentences'
import { heldOutTelephoneDangerSentences } from '../voice/danger/testing/danger/held-out-telephone-danger-sentences'
import { indirectTelephoneDangerSentences } from '../voice/danger/testing/danger/indirect-telephone-danger-sentences'
import { midCallDangerSentences } from '../voice/danger/testing/danger/mid-call-danger-sentences'
import { neverSeenDangerSentences } from '../voice/danger/testing/danger/never-seen-danger-sentences'
import { realisticDangerSentences } from '../voice/danger/testing/danger/realistic-danger-sentences'
import { spokenDevelopmentDangerSentences } from '../voice/danger/testing/danger/spoken-development-danger-sentences'
import { spokenTestDangerSentences } from '../voice/danger/testing/danger/spoken-test-danger-sentences'
import { telephoneTestDangerSentences } from '../voice/danger/testing/danger/telephone-test-danger-sentences'
import { validationDangerSentences } from '../voice/danger/testing/danger/validation-danger-sentences'
import { variedDevelopmentDangerSentences } from '../voice/danger/testing/danger/varied-development-danger-sentences'
import { evaluateDetector } from '../voice/danger/testing/evaluate'
import { alarmingTalkTestHarmlessSentences } from '../voice/danger/testing/harmless/alarming-talk-test-harmless-sentences'
import { blindHarmlessSentences } from '../voice/danger/testing/harmless/blind-harmless-sentences'
import { colloquialHarmlessSentences } from '../voice/danger/testing/harmless/colloquial-harmless-sentences'
import { developmentHarmlessSentences } from '../voice/danger/testing/harmless/development-harmless-sentences'
import { everydayHarmlessSentences } from '../voice/danger/testing/harmless/everyday-harmless-sentences'
import { freshHarmlessSentences } from '../voice/danger/testing/harmless/fresh-harmless-sentences'
import { heldOutHarmlessSentences } from '../voice/danger/testing/harmless/held-out-harmless-sentences'
import { heldOutTelephoneHarmlessSentences } from '../voice/danger/testing/harmless/held-out-telephone-harmless-sentences'
import { nearMissHarmlessSentences } from '../voice/danger/testing/harmless/near-miss-harmless-sentences'
import { neverSeenHarmlessSentences } from '../voice/danger/testing/harmless/never-seen-harmless-sentences'
import { realisticHarmlessSentences } from '../voice/danger/testing/harmless/realistic-harmless-sentences'
import { spokenDevelopmentHarmlessSentences } from '../voice/danger/testing/harmless/spoken-development-harmless-sentences'
import { spokenTestHarmlessSentences } from '../voice/danger/testing/harmless/spoken-test-harmless-sentences'
import { telephoneTestHarmlessSentences } from '../voice/danger/testing/harmless/telephone-test-harmless-sentences'
import { validationHarmlessSentences } from '../voice/danger/testing/harmless/validation-harmless-sentences'
import { variedDevelopmentHarmlessSentences } from '../voice/danger/testing/harmless/varied-development-harmless-sentences'
import { percentile, report, round } from './figure'

// Measures how many danger sentences the detector recognises, how many of these as the correct danger, how often it
// raises a false alarm, and how long it takes for one utterance. With SHOW=1 the benchmark also prints the turns of
// test dialogues that raise an alarm.

const corpora = [
  {
    name: 'development',
    danger: developmentDangerSentences,
    harmless: developmentHarmlessSentences,
    minRecall: 0.95,
  },
  {
    name: 'held-out',
    danger: heldOutDangerSentences,
    harmless: heldOutHarmlessSentences,
    minRecall: 0.9,
  },
  {
    name: 'colloquial',
    danger: colloquialDangerSentences,
    harmless: colloquialHarmlessSentences,
    minRecall: 0.95,
  },
  {
    name: 'spoken development',
    danger: spokenDevelopmentDangerSentences,
    harmless: spokenDevelopmentHarmlessSentences,
    minRecall: 0.95,
  },
  {
    name: 'everyday',
    danger: everydayDangerSentences,
    harmless: [...everydayHarmlessSentences, ...nearMissHarmlessSentences],
    minRecall: 0.95,
  },
  {
    name: 'varied development',
    danger: variedDevelopmentDangerSentences,
    harmless: variedDevelopmentHarmlessSentences,
    minRecall: 0.95,
  },
  {
    name: 'validation',
    danger: validationDangerSentences,
    harmless: validationHarmlessSentences,
    minRecall: 0.9,
  },
  {
    name: 'spoken test',
    danger: spokenTestDangerSentences,
    harmless: spokenTestHarmlessSentences,
    minRecall: 0.9,
  },
  {
    name: 'telephone test',
    danger: telephoneTestDangerSentences,
    harmless: telephoneTestHarmlessSentences,
    minRecall: 0.9,
  },
  {
    name: 'held-out telephone',
    danger: heldOutTelephoneDangerSentences,
    harmless: heldOutTelephoneHarmlessSentences,
    minRecall: 0.85,
  },
  {
    name: 'indirect telephone',
    danger: indirectTelephoneDangerSentences,
    harmless: heldOutTelephoneHarmlessSentences,
    minRecall: 0.85,
  },
  {
    name: 'blind',
    danger: blindDangerSentences,
    harmless: blindHarmlessSentences,
    minRecall: 0.9,
  },
  {
    name: 'alarming talk test',
    danger: alarmingTalkTestDangerSentences,
    harmless: alarmingTalkTestHarmlessSentences,
    minRecall: 0.9,
  },
  {
    name: 'fresh',
    danger: freshDangerSentences,
    harmless: freshHarmlessSentences,
    minRecall: 0.9,
  },
  {
    name: 'mid-call',
    danger: midCallDangerSentences,
    harmless: freshHarmlessSentences,
    minRecall: 0.9,
  },
  {
    name: 'realistic',
    danger: realisticDangerSentences,
    harmless: realisticHarmlessSentences,
    minRecall: 0.9,
  },
  {
    name: 'never seen',
    danger: neverSeenDangerSentences,
    harmless: neverSeenHarmlessSentences,
    minRecall: 0.9,
  },
]

const maxFalseAlarmRate = 0.02
/** Maximum share of harmless sentences that a companion treats as a danger without asking first. */
const maxCertainFalseAlarmRate = 0.01
/** Whether a companion would treat the text as a danger without asking first. */
const isCertainDanger = (text: string) => {
  const { dangers, certainty } = assessDangers(text)
  return dangers.length > 0 && certainty === 'certain'
}
const maxDetectionMs = 1

for (const { name, danger, harmless, minRecall } of corpora) {
  const figures = evaluateDetector(detectDanger, danger, harmless)
  report({
    name: `danger detected, ${name} corpus (n = ${figures.dangerCount})`,
    value: round(figures.recall * 100),
    unit: '%',
    goal: `≥ ${minRecall * 100} %`,
    isMet: figures.recall >= minRecall,
  })
  report({
    name: `false alarms, ${name} corpus (n = ${figures.harmlessCount})`,
    value: round(figures.falseAlarmRate * 100),
    unit: '%',
    goal: `≤ ${maxFalseAlarmRate * 100} %`,
    isMet: figures.falseAlarmRate <= maxFalseAlarmRate,
  })
  const certainFalseAlarmRate = harmless.filter(isCertainDanger).length / harmless.length
  report({
    name: `false alarms without a question first, ${name} corpus`,
    value: round(certainFalseAlarmRate * 100),
    unit: '%',
    goal: `≤ ${maxCertainFalseAlarmRate * 100} %`,
    isMet: certainFalseAlarmRate <= maxCertainFalseAlarmRate,
  })
  report({
    name: `correct danger among the detected sentences, ${name} corpus`,
    value: round(figures.categoryAccuracy * 100),
    unit: '%',
    goal: '≥ 90 %',
    isMet: figures.categoryAccuracy >= 0.9,
  })
  process.stderr.write(`\n${name}: danger, recognised, false alarms\n`)
  for (const line of figures.byDanger)
    process.stderr.write(
      `  ${line.danger}: ${line.recognised} of ${line.total}, ${line.falseAlarms}\n`,
    )
}

const texts = corpora.flatMap(({ danger, harmless }) => [
  ...Object.values(danger).flat(),
  ...harmless,
])
const rounds = 5
const detectionDurationsMs: number[] = []
for (let index = 0; index < rounds * texts.length; index++) {
  const startedAtMs = performance.now()
  detectDanger(texts[index % texts.length] ?? '')
  // Leaves out the first round, which compiles the regular expressions.
  if (index >= texts.length) detectionDurationsMs.push(performance.now() - startedAtMs)
}
const p95 = percentile(detectionDurationsMs, 0.95)
report({
  name: `danger detection in one utterance, p95 (n = ${detectionDurationsMs.length})`,
  value: round(p95, 3),
  unit: 'ms',
  goal: `≤ ${maxDetectionMs} ms`,
  isMet: p95 <= maxDetectionMs,
})

// A call consists of many ordinary turns, so false alarms that are rare per sentence are frequent per call.
const dialogues = [
  ...blindDialogues,
  ...developmentDialogues,
  ...everydayDialogues,
  ...freshDialogues,
  ...heldOutDialogues,
]
const turns = dialogues.flatMap(({ turns }) => turns.map(({ caller }) => caller))
const alarms = turns.filter((turn) => detectDanger(turn) !== null)
if (process.env.SHOW) process.stderr.write(`${alarms.join('\n')}\n`)
report({
  name: `alarms in the callers' turns of the test dialogues, where three turns report a danger (n = ${turns.length})`,
  value: alarms.length,
  unit: '',
  goal: '≤ 6',
  isMet: alarms.length <= 6,
})
