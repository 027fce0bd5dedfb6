import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'
import { correctFrench } from './correct-french'

describe('correctFrench', () => {
  it.each([
    [
      'j’ai le regret de vous annoncé ma démissions',
      'J’ai le regret de vous annoncer ma démission',
    ],
    ['je vous écrit pour demandé un rendez-vous', 'Je vous écris pour demander un rendez-vous'],
    ['voila mes question', 'Voilà mes questions'],
  ])('corrects "%s"', (wrong, right) => {
    expect(correctFrench(wrong)).toEqual({ text: right, hasCorrections: true })
  })

  it.each([
    'Il a couru aux quatre coins, sur ses cinq doigts.',
    'Des quatre chemins, mon fils a pris le sien.',
    'Ma démission est un temps fort de mes tout premiers mois.',
    'Un pas de plus vers une fois.',
  ])('leaves "%s"', (right) => {
    expect(correctFrench(right).hasCorrections).toBe(false)
  })
})

it('never says that nothing is wrong when no certain mistake is found', async () => {
  const call = startTestCall()
  const said = (await call.say('corrige ma phrase : les nuages s’éffilochait au loin')).join(' ')
  expect(said).toMatch(/^Je ne vois rien de sûr à corriger/)
})
