import type { Situation, Subject, SubjectReplyType } from './subject'

/** The type of a reply, by the first character of its line. */
const typeByMark: Readonly<Record<string, SubjectReplyType>> = {
  '.': 'statement',
  '?': 'question',
  '@': 'taste',
}

/**
 * Reads subjects from their text. A line that starts with "#" begins a subject and lists its words; a line that starts
 * with "&" begins one of its situations. Every other line is a mark (see `typeByMark`) and a reply. A word with an
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
  const replies: Record<SubjectReplyType, string[]> = { statement: [], question: [], taste: [] }
  for (const line of lines) {
    const type = typeByMark[line.charAt(0)]
    if (!type) throw new Error(`Not a reply to a subject: ${line}`)
    replies[type].push(line.slice(2))
  }
  return { words: words.slice(2).split(/, */), replies }
}
