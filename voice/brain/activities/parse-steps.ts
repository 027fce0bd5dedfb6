import type { ActivityStep, AnswerKind } from './activity'

const answerKinds = ['yes', 'no', 'unsure', 'words', 'unrecognised', 'any'] as const

/**
 * Reads the steps of an activity from its script. Steps are separated by an empty line; each line is a
 * sentence, with alternatives between "||". "# name" names the step. Indented lines describe how the
 * answer is handled: "slot: name" stores it, "yes: sentence" replies to one kind of answer ("any: sentence"
 * to every other kind), "/pattern/ > name" goes to that step when the normalised answer matches, and
 * "> name" goes to that step otherwise.
 */
export const parseSteps = (script: string): readonly ActivityStep[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseStep(block.split('\n')))

function parseStep(lines: readonly string[]): ActivityStep {
  const spokenLines = lines.filter((line) => !/^(?: |#)/.test(line))
  const indentedLines = lines.filter((line) => line.startsWith(' ')).map((line) => line.trim())
  const id = lines.find((line) => line.startsWith('# '))?.slice(2)
  const slot = indentedLines.find((line) => line.startsWith('slot: '))?.slice(6)
  const next = indentedLines.find((line) => line.startsWith('> '))?.slice(2)
  const branches = indentedLines.flatMap((line) => {
    const [, pattern, target] = /^\/(.+)\/ > (.+)$/.exec(line) ?? []
    return pattern && target ? [{ when: new RegExp(pattern), next: target }] : []
  })
  return {
    say: spokenLines.map((line) => (line.includes(' || ') ? line.split(' || ') : line)),
    replies: parseReplies(indentedLines),
    ...(id ? { id } : {}),
    ...(slot ? { slot } : {}),
    ...(next ? { next } : {}),
    ...(branches.length > 0 ? { branches } : {}),
  }
}

function parseReplies(indentedLines: readonly string[]) {
  const replies: Partial<Record<AnswerKind | 'any', readonly string[]>> = {}
  for (const kind of answerKinds) {
    const sentences = indentedLines
      .filter((line) => line.startsWith(`${kind}: `))
      .map((line) => line.slice(kind.length + 2))
    if (sentences.length > 0) replies[kind] = sentences
  }
  return replies
}
