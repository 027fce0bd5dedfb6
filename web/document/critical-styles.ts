import postcss, { type ChildNode } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/** A rule of a style sheet, prepared for selection. */
type Rule =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; head: string; rules: readonly Rule[] }
  | { kind: 'animation'; name: string; text: string }
  | { kind: 'other'; text: string }

type Selector = {
  text: string
  /** The selector can only match a page that contains all of these classes. */
  classes: readonly string[]
}

export type StyleSheet = readonly Rule[]

/** At-rules that contain other rules. */
const groupingAtRules: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer'])

/** Parses a style sheet for `selectCriticalStyles`. Slow, so call it only once for each sheet. */
export const parseStyleSheet = (text: string): StyleSheet =>
  postcss.parse(text).nodes.map(prepareRule)

/**
 * Returns the rules of the sheet that can apply to a page with these classes, in source order, followed by
 * the animations that they use. Selectors without a class and at-rules such as `@font-face` are always
 * kept.
 */
export function selectCriticalStyles(sheet: StyleSheet, classes: ReadonlySet<string>): string {
  const styles = selectRules(sheet, classes)
  const animations = sheet.flatMap((rule) =>
    rule.kind === 'animation' && styles.includes(rule.name) ? [rule.text] : [],
  )
  return styles + animations.join('')
}

const selectRules = (rules: readonly Rule[], classes: ReadonlySet<string>): string =>
  rules.map((rule) => selectRule(rule, classes)).join('')

function selectRule(rule: Rule, classes: ReadonlySet<string>): string {
  switch (rule.kind) {
    case 'rule': {
      const matchingSelectors = rule.selectors.filter((selector) =>
        selector.classes.every((name) => classes.has(name)),
      )
      return matchingSelectors.length > 0
        ? `${matchingSelectors.map(({ text }) => text).join()}{${rule.body}}`
        : ''
    }
    case 'group': {
      const matchingRules = selectRules(rule.rules, classes)
      return matchingRules && `${rule.head}{${matchingRules}}`
    }
    case 'animation':
      return ''
    case 'other':
      return rule.text
  }
}

function prepareRule(node: ChildNode): Rule {
  if (node.type === 'rule')
    return {
      kind: 'rule',
      selectors: node.selectors.map((text) => ({ text, classes: findClasses(text) })),
      body: node.nodes.map(String).join(';'),
    }
  if (node.type === 'atrule' && groupingAtRules.has(node.name) && node.nodes)
    return {
      kind: 'group',
      head: `@${node.name} ${node.params}`,
      rules: node.nodes.map(prepareRule),
    }
  if (node.type === 'atrule' && node.name === 'keyframes')
    return { kind: 'animation', name: node.params, text: String(node) }
  if (node.type === 'atrule' && !node.nodes) return { kind: 'other', text: `${node};` }
  return { kind: 'other', text: String(node) }
}

/**
 * Returns the classes that a page must contain for the selector to match. Skips classes inside `:not()`, `:is()` and
 * `:has()`, because a match may not need all of them. A rule that is kept needlessly costs little.
 */
function findClasses(selector: string): string[] {
  const { nodes } = selectorParser().astSync(selector)
  return nodes.flatMap((part) =>
    part.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])),
  )
}
