/**
 * Returns the sentences of a text that are not questions, with typographic apostrophes. Of a sentence that ends
 * with a question and does not begin like one, the part before its last comma is kept: "j'ai un entretien jeudi,
 * je mets quoi ?"
 */
export const splitStatements = (text: string) =>
  text
    .replace(/['`´]/g, '’')
    .split(/(?<=[.!?…])\s+|[;\n]+/)
    .map((sentence) => removeQuestion(sentence.trim()))
    .filter((sentence) => sentence !== '')

function removeQuestion(sentence: string): string {
  if (!sentence.endsWith('?')) return sentence
  const isWholeQuestion = /^(?:et )?(?:est-ce|qu’est|pourquoi|comment|tu|vous)(?!\p{L})/iu.test(
    sentence,
  )
  return isWholeQuestion ? '' : sentence.slice(0, Math.max(0, sentence.lastIndexOf(',')))
}
