import { describe, expect, it } from 'vitest'
import {
  correctSentences,
  developmentSentences,
  heldOutSentences,
} from '../brain/testing/faulty-sentences'
import { startTestCall } from '../brain/testing/start-test-call'
import { correctFrench } from './correct-french'

const readLines = (lines: string) => lines.trim().split('\n')

const readPairs = (lines: string) =>
  readLines(lines).map((line) => {
    const [wrong = '', right = ''] = line.split(' => ')
    return { wrong, right, corrected: correctFrench(wrong).text }
  })

const minCorrectedShare = 0.8

describe('correctFrench', () => {
  it.each([
    ['development', developmentSentences],
    ['held-out', heldOutSentences],
  ])('corrects at least four in five %s sentences', (_, lines) => {
    const pairs = readPairs(lines)
    const failures = pairs.filter(({ right, corrected }) => corrected !== right)
    expect(failures.length, JSON.stringify(failures, null, 1)).toBeLessThanOrEqual(
      pairs.length * (1 - minCorrectedShare),
    )
  })

  it('does not change correct sentences', () => {
    const changed = readLines(correctSentences).map((line) => [line, correctFrench(line).text])
    expect(changed.filter(([line, text]) => line !== text)).toEqual([])
  })

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
  ])('does not change the correct sentence "%s"', (right) => {
    expect(correctFrench(right).hasCorrections).toBe(false)
  })
})

it('says only that it found no certain mistake when it corrects nothing', async () => {
  const call = startTestCall()
  const said = (await call.say('corrige ma phrase : les nuages s’éffilochait au loin')).join(' ')
  expect(said).toMatch(/^Je ne vois rien de sûr à corriger/)
})

it('corrects the text that follows the request or, if there is none, the next utterance', async () => {
  const call = startTestCall()
  const reply = await call.say('corrige : les enfants que j’ai vu était fatigué')
  expect(reply.join(' ')).toContain('« Les enfants que j’ai vus étaient fatigués »')
  await call.say('corrige ma phrase')
  expect((await call.say('je vais mangé avec eux')).join(' ')).toContain(
    '« Je vais manger avec eux »',
  )
})

it('does not treat "je me corrige" as a request for a correction', async () => {
  const call = startTestCall()
  const reply = await call.say('il faut que je me corrige, je parle trop')
  expect(reply.join(' ')).not.toContain('« Je parle trop »')
})
