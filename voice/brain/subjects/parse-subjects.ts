import type { Situation, Subject, SubjectUse } from './subject'

/** What a reply answers, by the first character of its line. */
const useByMark: Readonly<Record<string, SubjectUse>> = {
  '.': 'statement',
  '?': 'question',
  '@': 'taste',
}

/**
 * Reads subjects from their text. A line that starts with "#" begins a subject and lists its words; a line that starts
 * with "&" begins one of its situations. Every other line is a mark (see `useByMark`) and a reply. A word with an
 * asterisk at the end matches every word that starts with it.
 *
 * ```
 * # vélo, vtt
 * @ Je n’ai jamais pédalé.
 * & volé, antivol
 * . Le vélo volé, ça met en colère. C’était où ?
 * ? Je porterais plainte avec le numéro gravé.
 * ```
 *
 * @throws when a line has no known mark
 */
export const parseSubjects = (text: string): readonly Subject[] =>
  text.split(/^(?=# )/m).map((block) => {
    const [general, ...situations] = block.split(/^(?=& )/m).map(parseSituation)
    return { ...general!, situations }
  })

function parseSituation(text: string): Situation {
  const [words = '', ...lines] = text.trim().split(/\s*\n\s*/)
  const replies: Record<SubjectUse, string[]> = { statement: [], question: [], taste: [] }
  for (const line of lines) {
    const use = useByMark[line.charAt(0)]
    if (!use) throw new Error(`Not a reply to a subject: ${line}`)
    replies[use].push(line.slice(2))
  }
  return { words: words.slice(2).split(/, */), replies }
}
