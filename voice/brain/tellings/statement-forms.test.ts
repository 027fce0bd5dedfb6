import { describe, expect, it } from 'vitest'
import { normaliseText } from '../../text-analysis/normalise-text'
import { fillTemplate } from '../templates/template'
import { findSentenceDefects } from '../testing/sentence-defects'
import { startTestCall } from '../testing/start-test-call'
import { statementForms } from './kinds/statement-forms'
import { parseTellings } from './parse-tellings'

describe('forms of statements', () => {
  it('are read from their script', () => {
    const [telling] = parseTellings('! je pleur~\nÇa déborde.\nDepuis quand ?')
    expect(telling).toMatchObject({
      reactions: ['Ça déborde.'],
      questions: ['Depuis quand ?'],
      isHard: true,
    })
    expect(telling?.pattern.test(normaliseText('hier je pleurais'))).toBe(true)
    expect(telling?.pattern.test(normaliseText('je ris'))).toBe(false)
  })
})

describe('the form of a statement', () => {
  const forms = parseTellings(statementForms)

  it('has questions that can be spoken with "tu" and "vous"', () => {
    for (const { reactions, questions } of forms) {
      expect(questions).not.toEqual([])
      for (const line of [...reactions, ...questions])
        for (const address of ['tu', 'vous'] as const)
          expect(findSentenceDefects(fillTemplate(line, address, {}) ?? '')).toEqual([])
    }
  })

  it.each([
    ['il a dit que mon dossier était nul', 'répondu quoi'],
    ['je sais pas, peut-être qu’elle a raison', 'qu’est-ce que ça changerait'],
    ['on devait aller en Bretagne', 'finalement'],
    ['ma fille veut faire du droit', 'en penses'],
    ['mon fils passe le permis en juin', 'Ça se prépare comment'],
    ['mes enfants ne m’appellent pas souvent', 'toujours été comme ça'],
    ['ma cheffe me coupe la parole', 'dans ces moments-là'],
    ['il faut que je range le grenier', 'pour quand'],
    ['j’ai fait une erreur dans un rapport', 'rattrapable'],
    ['elle est devenue vétérinaire', 'voyait venir'],
  ])('"%s" leads to a question that fits it', (text, question) => {
    const form = forms.find(({ pattern }) => pattern.test(normaliseText(text)))
    expect(form?.questions.join(' ')).toContain(question)
  })

  it('makes the companion ask about a statement that it knows nothing else about', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, seed) =>
        (await startTestCall({ seed }).say('ma fille veut faire du droit maritime')).join(' '),
      ),
    )
    expect(answers.filter((answer) => answer.endsWith('?')).length).toBeGreaterThanOrEqual(6)
  })

  it('does not count when the caller speaks about the companion', async () => {
    for (let seed = 0; seed < 8; seed += 1)
      expect(
        (await startTestCall({ seed }).say('je te garde une place à côté')).join(' '),
      ).not.toMatch(/C’est souvent|le vis comment|Et depuis/)
  })
})
