import type { ActivityStep } from './activity'

const answerKinds = ['yes', 'no', 'unsure', 'words', 'unrecognised', 'any']

/**
 * Reads the steps of an activity from its script. Steps are separated by an empty line; each line is a
 * sentence, with its alternatives separated by "||". "# name" names the step. Indented lines describe how
 * the answer is handled: "slot: name" stores it, "yes: sentence" replies to one kind of answer ("any:
 * sentence" to any other kind), "/pattern/ > name" goes to that step when the normalised answer matches,
 * and "> name" goes to that step otherwise.
 */
export const parseSteps = (script: string): readonly ActivityStep[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseStep(block.split('\n')))

function parseStep(lines: readonly string[]): ActivityStep {
  const listTextsAfter = (prefix: string) =>
    lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length))
  const isSpoken = (line: string) => !line.startsWith(' ') && !line.startsWith('#')
  const spokenLines = lines.filter(isSpoken)
  const replies = answerKinds.map((kind) => [kind, listTextsAfter(`  ${kind}: `)] as const)
  return {
    id: listTextsAfter('# ')[0],
    say: spokenLines.map((line) => (line.includes(' || ') ? line.split(' || ') : line)),
    slot: listTextsAfter('  slot: ')[0],
    replies: Object.fromEntries(replies.filter(([, sentences]) => sentences.length > 0)),
    branches: listTextsAfter('  /').map((line) => {
      const [pattern = '', next = ''] = line.split('/ > ')
      return { when: new RegExp(pattern), next }
    }),
    next: listTextsAfter('  > ')[0],
  }
}
