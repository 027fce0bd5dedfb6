import type { Template } from '../templates/template'
import type { Situation, Subject, SubjectReplies, SubjectUse } from './subject'

/** The first character of a line says when the reply is used. */
const useByMark: Readonly<Record<string, SubjectUse | 'next'>> = {
  '.': 'statement',
  '+': 'pleasure',
  '-': 'trouble',
  '>': 'plan',
  '?': 'question',
  '@': 'taste',
  '*': 'next',
}

type Draft = { words: readonly string[]; replies: Record<SubjectUse | 'next', Template[]> }

/**
 * Reads the subjects of a theme from their text. A line with "#" and the words of a subject begins it, a line with "&" and more
 * words one of its situations. Every other line is a reply after its mark (see `useByMark`). A word that ends with
 * an asterisk stands for every word that begins like it.
 *
 * ```
 * # vélo, vtt
 * . Le vélo, ça change tout. {Tu roules|Vous roulez} souvent ?
 * & volé, antivol
 * ? Je porterais plainte avec le numéro gravé.
 * ```
 *
 * @throws when a line has no known mark, or a reply stands before the first subject
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
    else throw new Error(`No reply to a subject: ${line}`)
  }
  return subjects
}

const startDraft = (words: string): Draft => ({
  words: words.split(',').map((word) => word.trim()),
  replies: noReplies(),
})

const noReplies = (): Record<SubjectUse | 'next', Template[]> & SubjectReplies => ({
  statement: [],
  pleasure: [],
  trouble: [],
  plan: [],
  question: [],
  taste: [],
  next: [],
})
