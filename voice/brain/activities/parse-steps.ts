import type { ActivityStep, AnswerKind } from './activity'

const answerKinds = ['yes', 'no', 'unsure', 'words', 'unrecognised', 'any'] as const

/**
 * Reads the steps of an activity from its script. Steps are separated by an empty line; each line is a
 * sentence, with alternatives between "||". "# name" names the step. Indented lines say what follows:
 * "slot: name" stores the answer, "yes: sentence" replies to a kind of answer ("any" to the others),
 * "/pattern/ > name" branches by the normalised answer, "> name" continues elsewhere.
 */
export const parseSteps = (script: string): readonly ActivityStep[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseStep(block.split('\n')))

function parseStep(lines: readonly string[]): ActivityStep {
  const said = lines.filter((line) => !/^(?: |#)/.test(line))
  const directions = lines.filter((line) => line.startsWith(' ')).map((line) => line.trim())
  const id = lines.find((line) => line.startsWith('# '))?.slice(2)
  const slot = directions.find((line) => line.startsWith('slot: '))?.slice(6)
  const next = directions.find((line) => line.startsWith('> '))?.slice(2)
  const branches = directions.flatMap((line) => {
    const [, pattern, target] = /^\/(.+)\/ > (.+)$/.exec(line) ?? []
    return pattern && target ? [{ when: new RegExp(pattern), next: target }] : []
  })
  return {
    say: said.map((line) => (line.includes(' || ') ? line.split(' || ') : line)),
    replies: parseReplies(directions),
    ...(id ? { id } : {}),
    ...(slot ? { slot } : {}),
    ...(next ? { next } : {}),
    ...(branches.length > 0 ? { branches } : {}),
  }
}

function parseReplies(directions: readonly string[]) {
  const replies: Partial<Record<AnswerKind | 'any', readonly string[]>> = {}
  for (const kind of answerKinds) {
    const sentences = directions
      .filter((line) => line.startsWith(`${kind}: `))
      .map((line) => line.slice(kind.length + 2))
    if (sentences.length > 0) replies[kind] = sentences
  }
  return replies
}
