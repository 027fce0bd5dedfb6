import type { Template } from '../templates/template'
import type { Situation, Subject, SubjectUse } from './subject'

/** When a reply is used, by the first character of its line. */
const useByMark: Readonly<Record<string, SubjectUse>> = {
  '.': 'statement',
  '+': 'pleasure',
  '-': 'trouble',
  '>': 'plan',
  '?': 'question',
  '@': 'taste',
}

type Draft = { words: readonly string[]; replies: Record<SubjectUse, Template[]> }

/**
 * Reads the subjects of a theme from their text. A line that starts with "#" begins a subject and lists its words; a
 * line that starts with "&" begins one of its situations. Every other line is a mark (see `useByMark`) and a reply. A
 * word with an asterisk at the end matches every word that starts with it.
 *
 * ```
 * # vélo, vtt
 * . Le vélo, ça change tout. {Tu roules|Vous roulez} souvent ?
 * & volé, antivol
 * ? Je porterais plainte avec le numéro gravé.
 * ```
 *
 * @throws when a line has no known mark, or a reply comes before the first subject
 */
export function parseSubjects(theme: string, text: string): readonly Subject[] {
  const subjects: (Draft & { theme: string; situations: Situation[] })[] = []
  let current: Draft | null = null
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const mark = line.charAt(0)
    const content = line.slice(1).trim()
    const use = useByMark[mark]
    if (mark === '#') {
      const subject = { ...startDraft(content), theme, situations: [] }
      subjects.push(subject)
      current = subject
    } else if (mark === '&') {
      current = startDraft(content)
      subjects.at(-1)?.situations.push(current)
    } else if (use && current) current.replies[use].push(content)
    else throw new Error(`Not a reply to a subject: ${line}`)
  }
  return subjects
}

const startDraft = (words: string): Draft => ({
  words: words.split(',').map((word) => word.trim()),
  replies: noReplies(),
})

const noReplies = (): Record<SubjectUse, Template[]> => ({
  statement: [],
  pleasure: [],
  trouble: [],
  plan: [],
  question: [],
  taste: [],
})
