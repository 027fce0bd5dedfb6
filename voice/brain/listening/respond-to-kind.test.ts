import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

/** Returns the answers to a text in several calls with different random choices. */
const answerInCalls = (text: string) =>
  Promise.all(
    Array.from({ length: 6 }, async (_, seed) =>
      (await startTestCall({ seed }).say(text)).join(' '),
    ),
  )

describe('the companion', () => {
  it('apologises when the caller says that its answer is beside the point', async () => {
    for (const answer of await answerInCalls(
      'mais je t’ai pas demandé de recette, tu réponds à côté',
    ))
      expect(answer).toMatch(
        /pardon|désolé|excuse|à côté|tort|raison|compris|tombait mal|efface|trompe|rate/i,
      )
  })

  it('does not suggest a search when the caller asks why it said something', async () => {
    for (const answer of await answerInCalls('pourquoi tu dis plutôt oui ?'))
      expect(answer).not.toMatch(/recherche|sources/)
  })

  it('does not say where to find a recipe when the caller asks whether it likes cooking', async () => {
    for (const answer of await answerInCalls(
      'j’ai fait un gratin, et toi tu aimes bien cuisiner ?',
    ))
      expect(answer).not.toMatch(/recette écrite|quantités/)
  })

  it('does not answer "comment je range mon placard" by saying that it knows nothing about cupboards', async () => {
    for (const answer of await answerInCalls('comment je range mon placard moi ?'))
      expect(answer).not.toMatch(/pour (?:un|le|ton) placard/i)
  })

  it('gives a tip on what the caller asks advice about', async () => {
    for (const words of ['un conseil pour arrêter de fumer ?', 'une astuce pour arrêter de fumer'])
      for (const answer of await answerInCalls(words)) expect(answer).toContain('39 89')
    for (const answer of await answerInCalls('un conseil pour mon oral ?'))
      expect(answer).toMatch(/première phrase/i)
  })

  it.each([
    ['tu as une astuce pour la mémoire ?', /tout haut|à voix haute/],
    ['tu as une astuce pour progresser à l’oral en anglais ?', /émission/],
    ['une astuce pour avancer mon mémoire ?', /cinq minutes/],
    ['une astuce pour l’oral de français ?', /première phrase/i],
  ])('gives the tip that fits the question: "%s"', async (words, expected) => {
    for (const answer of await answerInCalls(words)) expect(answer).toMatch(expected)
  })

  it('neither sympathises nor congratulates when it does not know what a statement is about', async () => {
    for (const answer of await answerInCalls('le cousin de Bébert a revendu le truc à Jojo'))
      expect(answer).not.toMatch(/chagrin|peine|injuste|bravo|félicitations/i)
  })
})
