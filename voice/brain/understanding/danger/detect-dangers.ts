import { type Danger, dangersByUrgency } from './danger'
import { blankFiguresOfSpeech } from './figures-of-speech'
import { isDenied } from './is-denied'
import { isLongOver, isNotAboutNow, isRecentPast, isReportedOnly } from './not-here-not-now'
import { type CompiledPattern, compilePattern, mayMatch } from './pattern'
import { toWordKey } from './required-words'
import { childRules } from './rules/child-rules'
import { emergencySignRules } from './rules/emergency-sign-rules'
import { imminentSuicideRules } from './rules/imminent-suicide-rules'
import { medicalRules } from './rules/medical-rules'
import type { DangerRule } from './rules/rule'
import { suicideRules } from './rules/suicide-rules'
import { violenceRules } from './rules/violence-rules'
import { toSentences } from './to-sentences'

type CompiledRule = Omit<DangerRule, 'when' | 'unless'> & {
  when: readonly (readonly CompiledPattern[])[]
  unless: readonly CompiledPattern[]
}

type Utterance = { sentences: string; wordKeys: ReadonlySet<string> }

const rules: readonly CompiledRule[] = [
  ...imminentSuicideRules,
  ...suicideRules,
  ...medicalRules,
  ...emergencySignRules,
  ...violenceRules,
  ...childRules,
].map(({ when, unless = [], ...rule }) => ({
  ...rule,
  when: when.map((wording) => [wording].flat().map((pattern) => compilePattern(pattern))),
  unless: unless.map(compilePattern),
}))

/**
 * Returns every danger that the text reports, most urgent first. A pure function of the text, which
 * may be typed or come from speech recognition.
 *
 * A wording counts when it is not a figure of speech, is not denied, and is neither fiction, work
 * nor, for what only matters now, the past.
 */
export function detectDangers(text: string): readonly Danger[] {
  const sentences = blankFiguresOfSpeech(toSentences(text))
  if (sentences.trim() === '') return []
  const utterance = { sentences, wordKeys: new Set(sentences.split(' ').map(toWordKey)) }
  const found = new Set<Danger>()
  for (const rule of rules)
    if (!found.has(rule.danger) && reportsDanger(rule, utterance)) found.add(rule.danger)
  return dangersByUrgency.filter((danger) => found.has(danger))
}

const emergencies: ReadonlySet<Danger> = new Set([
  'medical-emergency',
  'poisoning',
  'pregnancy-emergency',
])

/** Returns the most urgent danger that the text reports, or null. */
export const detectDanger = (text: string): Danger | null => detectDangers(text)[0] ?? null

function reportsDanger(rule: CompiledRule, utterance: Utterance): boolean {
  const isReported = rule.when.some((parts) =>
    parts.every((part) => hasValidMatch(part, rule, utterance)),
  )
  return isReported && !rule.unless.some((pattern) => hasMatch(pattern, utterance))
}

function hasValidMatch(pattern: CompiledPattern, rule: CompiledRule, utterance: Utterance) {
  if (!mayMatch(pattern, utterance.wordKeys)) return false
  const { sentences } = utterance
  const { expression, hasNegator } = pattern
  const isNegationExpected = rule.negation === 'part-of-wording' && hasNegator
  expression.lastIndex = 0
  for (let match = expression.exec(sentences); match; match = expression.exec(sentences)) {
    const end = match.index + match[0].length
    const isDismissed =
      (!isNegationExpected && isDenied(sentences, match.index, end)) ||
      isReportedOnly(sentences, match[0]) ||
      (rule.time === 'acute' && isNotAboutNow(sentences)) ||
      (emergencies.has(rule.danger) && isRecentPast(sentences)) ||
      (rule.danger === 'suicide' && isLongOver(sentences))
    if (!isDismissed) return true
    // Another match may begin inside this one.
    expression.lastIndex = match.index + 1
  }
  return false
}

function hasMatch(pattern: CompiledPattern, { sentences, wordKeys }: Utterance): boolean {
  pattern.expression.lastIndex = 0
  return mayMatch(pattern, wordKeys) && pattern.expression.test(sentences)
}
