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
    [
      'je vous prie d’accepté mes excuses pour le retards',
      'Je vous prie d’accepter mes excuses pour le retard',
    ],
    ['je me suis permit de vous appelez', 'Je me suis permis de vous appeler'],
    [
      'suite a notre réunion je vous envois les document demander',
      'Suite à notre réunion je vous envoie les documents demandés',
    ],
  ])('corrects "%s"', (wrong, right) => {
    expect(correctFrench(wrong)).toEqual({ text: right, hasCorrections: true })
  })

  it.each([
    'Il a couru aux quatre coins, sur ses cinq doigts.',
    'Des quatre chemins, mon fils a pris le sien.',
    'Ma démission est un temps fort de mes tout premiers mois.',
    'Un pas de plus vers une fois.',
    'Il me demande de vous envoyer le dossier et de m’excuser.',
  ])('leaves "%s"', (right) => {
    expect(correctFrench(right).hasCorrections).toBe(false)
  })
})

it('never says that nothing is wrong when no certain mistake is found', async () => {
  const call = startTestCall()
  const said = (await call.say('corrige ma phrase : les nuages s’éffilochait au loin')).join(' ')
  expect(said).toMatch(/^Je ne vois rien de sûr à corriger/)
})
