/** One rule of a sheet, as much of it as decides whether a page needs it. */
type Rule =
  | { kind: 'styles'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; head: string; rules: readonly Rule[] }
  | { kind: 'animation'; name: string; text: string }
  | { kind: 'other'; text: string }

type Selector = {
  text: string
  /** An element with each of them is needed for it to match anything. */
  classes: readonly string[]
}

export type StyleSheet = readonly Rule[]

const groups = /^@(media|supports|container|layer)\b/
const animation = /^@keyframes\s+(.+)/
const className = /\.(-?[_a-zA-Z][\w-]*)/g
const classAttribute = /\sclass="([^"]*)"/g

/** A sheet without comments, as the build writes it. */
export function parseStyles(text: string): StyleSheet {
  const rules: Rule[] = []
  let at = 0
  while (at < text.length) {
    const headEnd = indexOutside(text, at, '{;')
    const head = text.slice(at, headEnd).trim()
    if (text[headEnd] !== '{') {
      if (head) rules.push({ kind: 'other', text: `${head};` })
      at = headEnd + 1
      continue
    }
    const end = indexOutside(text, headEnd + 1, '}')
    rules.push(ruleOf(head, text.slice(headEnd + 1, end)))
    at = end + 1
  }
  return rules
}

/** What of a sheet a page as it comes is styled by: of the rest nothing matches an element of it. */
export function usedStyles(sheet: StyleSheet, html: string) {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(classAttribute))
    for (const name of names.split(/\s+/)) classes.add(name)
  const styles = textOf(sheet, classes)
  const animations = sheet.flatMap((rule) =>
    rule.kind === 'animation' && styles.includes(rule.name) ? [rule.text] : [],
  )
  return styles + animations.join('')
}

const textOf = (rules: readonly Rule[], classes: ReadonlySet<string>): string =>
  rules.map((rule) => textOfRule(rule, classes)).join('')

function textOfRule(rule: Rule, classes: ReadonlySet<string>): string {
  switch (rule.kind) {
    case 'styles': {
      const used = rule.selectors.filter((one) => one.classes.every((each) => classes.has(each)))
      return used.length > 0 ? `${used.map(({ text }) => text).join()}{${rule.body}}` : ''
    }
    case 'group': {
      const used = textOf(rule.rules, classes)
      return used && `${rule.head}{${used}}`
    }
    case 'animation':
      return ''
    case 'other':
      return rule.text
  }
}

function ruleOf(head: string, body: string): Rule {
  const name = animation.exec(head)?.[1]
  if (name) return { kind: 'animation', name, text: `${head}{${body}}` }
  if (groups.test(head)) return { kind: 'group', head, rules: parseStyles(body) }
  if (head.startsWith('@')) return { kind: 'other', text: `${head}{${body}}` }
  return { kind: 'styles', selectors: selectorsOf(head), body }
}

function selectorsOf(head: string) {
  const selectors: Selector[] = []
  for (let at = 0; at <= head.length; ) {
    const end = indexOutside(head, at, ',')
    const text = head.slice(at, end).trim()
    selectors.push({ text, classes: classesOf(text) })
    at = end + 1
  }
  return selectors
}

/** Those in parentheses are left out: an element may do without them (`:not`, `:is`, `:has`). */
function classesOf(selector: string) {
  let outside = ''
  for (let at = 0; at < selector.length; ) {
    const open = indexOutside(selector, at, '(')
    outside += selector.slice(at, open)
    at = open < selector.length ? indexOutside(selector, open + 1, ')') + 1 : open
  }
  return [...outside.matchAll(className)].map(([, name = '']) => name)
}

/** Where one of the characters stands next, outside of strings and of brackets opened since. */
function indexOutside(text: string, from: number, characters: string) {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? ''
    if (depth === 0 && characters.includes(character)) return at
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = endOfString(text, at)
    else if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
  }
  return text.length
}

function endOfString(text: string, from: number) {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[from]) return at
  }
  return text.length
}
