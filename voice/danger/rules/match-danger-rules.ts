import type { Danger } from '../danger'
import { isDenied } from '../is-denied'
import { type CompiledPattern, compilePattern, mayMatch } from '../pattern'
import {
  isInCare,
  isLongOver,
  isNotAboutNow,
  isRecentPast,
  isUnrelatedToCaller,
} from '../reported-or-past'
import { toWordKey } from '../required-words'
import { childRules } from './child-rules'
import { emergencySignRules } from './emergency-sign-rules'
import { imminentSuicideRules } from './imminent-suicide-rules'
import { medicalRules } from './medical-rules'
import type { DangerRule } from './rule'
import { suicideRules } from './suicide-rules'
import { violenceRules } from './violence-rules'

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
 * Returns the dangers that a rule recognises in a text that `normaliseForDangerPatterns` returned.
 *
 * A wording counts unless it is denied, has nothing to do with the caller's own life, is about the past where only
 * the present matters, or is about a medical emergency of somebody who is already in care.
 */
export function matchDangerRules(sentences: string): ReadonlySet<Danger> {
  const utterance = { sentences, wordKeys: new Set(sentences.split(' ').map(toWordKey)) }
  const reportedDangers = new Set<Danger>()
  for (const rule of rules)
    if (!reportedDangers.has(rule.danger) && isDangerReported(rule, utterance))
      reportedDangers.add(rule.danger)
  return reportedDangers
}

const physicalEmergencies: ReadonlySet<Danger> = new Set([
  'medical-emergency',
  'poisoning',
  'pregnancy-emergency',
])

function isDangerReported(rule: CompiledRule, utterance: Utterance): boolean {
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
      isUnrelatedToCaller(sentences, match[0]) ||
      (rule.time === 'acute' && isNotAboutNow(sentences)) ||
      (physicalEmergencies.has(rule.danger) && isRecentPast(sentences)) ||
      (rule.danger === 'medical-emergency' && isInCare(sentences)) ||
      (rule.danger === 'suicide' && isLongOver(sentences))
    if (!isDismissed) return true
    // The next match may overlap this one.
    expression.lastIndex = match.index + 1
  }
  return false
}

function hasMatch(pattern: CompiledPattern, { sentences, wordKeys }: Utterance): boolean {
  pattern.expression.lastIndex = 0
  return mayMatch(pattern, wordKeys) && pattern.expression.test(sentences)
}
