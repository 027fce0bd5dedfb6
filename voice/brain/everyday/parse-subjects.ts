import type { Template } from '../templates/template'

/** Whether something told is pleasant, a small annoyance, or neither. */
export type Tone = 'good' | 'bad' | 'plain'

/** An everyday subject that callers mention, and what a companion says and asks about it. */
export type EverydaySubject = {
  /** Matches normalised text that names it. */
  pattern: RegExp
  lines: readonly EverydayLine[]
}

export type EverydayLine = { template: Template; tone: Tone; isQuestion: boolean }

const toneBySign: Readonly<Record<string, Tone>> = { '+': 'good', '-': 'bad' }

/**
 * Reads subjects from their script, separated by empty lines: the pattern, then remarks and questions.
 * "+ " begins a line that suits only good news, "- " one that suits only bad news.
 */
export const parseSubjects = (script: string): readonly EverydaySubject[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n')
      return { pattern: new RegExp(pattern), lines: lines.map(parseLine) }
    })

function parseLine(line: string): EverydayLine {
  const tone = toneBySign[line.charAt(0)]
  return {
    template: tone ? line.slice(2) : line,
    tone: tone ?? 'plain',
    isQuestion: line.endsWith('?'),
  }
}
