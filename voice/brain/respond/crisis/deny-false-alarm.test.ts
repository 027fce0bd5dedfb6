import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

const helplines = /\b(?:15|17|11[249]|3114|3919)\b/

describe('an explanation by the caller that there is no danger', () => {
  it.each([
    [
      'quelqu’un tambourine à ma porte',
      'mais non c’est un ado il est pas violent il tape dans la porte de sa chambre c’est tout',
    ],
    [
      'mon voisin répond pas',
      'mais non c’est juste une fuite d’eau dans la salle de bain j’ai mis une casserole dessous',
    ],
    [
      'mon voisin répond pas',
      'mais arrête y a pas de danger je suis dans ma cuisine tranquille je veux parler de ma fuite',
    ],
  ])('ends the crisis, and no helpline is named: "%s", "%s"', async (report, denial) => {
    const call = startTestCall()
    expect((await call.say(report)).join(' ')).toMatch(helplines)
    const answer = (await call.say(denial)).join(' ')
    expect(answer).not.toMatch(helplines)
    expect(answer).not.toMatch(/de quoi (?:veux-tu|voulez-vous) parler/)
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it.each([
    ['mon fils m’a frappée avec une ceinture', 'mais non il est pas violent c’est un ado'],
    ['mon mari me frappe', 'non il est pas violent c’est moi qui l’énerve'],
  ])('does not end the crisis when blows were reported: "%s", "%s"', async (report, excuse) => {
    const call = startTestCall()
    await call.sayAll([report, excuse])
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })
})

describe('the answer to a gentle question', () => {
  it('does not count as worrying when the caller takes back a first "non": "non enfin oui tout le monde va bien"', async () => {
    const call = startTestCall()
    await call.say('ma sœur est bizarre en ce moment elle donne toutes ses affaires')
    const answer = await call.say(
      'non enfin oui tout le monde va bien c’est juste qu’elle déménage dans plus petit',
    )
    expect(answer.join(' ')).not.toMatch(helplines)
  })
})
