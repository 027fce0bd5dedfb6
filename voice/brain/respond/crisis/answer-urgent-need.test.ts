import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

describe('a caller without a place to sleep', () => {
  it.each([
    'on dort dans la voiture avec les enfants',
    'on n’a plus de logement, on dort dans la voiture avec mes deux enfants',
    'on nous a mis dehors, on dort tous les quatre dans la voiture',
    'ma fille dort dans sa voiture avec son bébé',
    'une famille dort dans une voiture en bas de chez moi il y a deux petits',
    'je suis à la rue ce soir',
    'je sais pas où dormir ce soir',
  ])('gets the number 115 at once: "%s"', async (text) => {
    const call = startTestCall()
    expect((await call.say(text)).join(' ')).toMatch(/115/)
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it('gets the number again in other words', async () => {
    const call = startTestCall()
    const first = await call.say('on dort dans la voiture avec les enfants')
    const second = await call.say('ça fait trois nuits qu’on dort dans la voiture')
    expect(second.join(' ')).toMatch(/115/)
    expect(first).not.toContain(second[0])
  })

  it('is told to insist when the number does not answer', async () => {
    const response = await startTestCall().say('le 115 répond pas on dort dans la voiture')
    expect(response.join(' ')).toMatch(/rappeler le 115|CCAS/)
  })

  it('gets the helpline for suicide when they want to die', async () => {
    const call = startTestCall()
    const response = await call.say(
      'je dors dans ma voiture depuis un mois et j’ai envie de mourir',
    )
    expect(response.join(' ')).toMatch(/3114/)
  })

  it.each([
    'on dort dans la voiture pendant les vacances on adore',
    'je suis à la rue en maths',
    'mon mari dort dehors il fait trop chaud',
    'je dors dans ma voiture sur une aire d’autoroute une petite sieste',
  ])('is not assumed in "%s"', async (text) => {
    expect((await startTestCall().say(text)).join(' ')).not.toMatch(/115/)
  })
})

describe('a caller in a lift that has stopped', () => {
  it('is told about the alarm button and 112, and not about the police when they knock and shout', async () => {
    const call = startTestCall()
    expect((await call.say('je suis coincé dans l’ascenseur')).join(' ')).toMatch(/alarme.*112/)
    const response = (await call.say('je tape sur la porte et je crie')).join(' ')
    expect(response).toMatch(/112/)
    expect(response).not.toMatch(/17|3919/)
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it('gets the emergency number when somebody does not breathe', async () => {
    const call = startTestCall()
    await call.say('on est bloqués dans l’ascenseur')
    expect((await call.say('ma mère respire plus')).join(' ')).toMatch(/15/)
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })

  it('is not assumed when it happened before', async () => {
    const call = startTestCall()
    const response = await call.say('hier je suis resté coincé dans l’ascenseur')
    expect(response.join(' ')).not.toMatch(/112/)
  })
})

describe('a caller who knocks on a door and shouts', () => {
  it('is asked why, and gets the numbers of the fire brigade and the police', async () => {
    const call = startTestCall()
    const response = (await call.say('je tape sur la porte et je crie')).join(' ')
    expect(response).toMatch(/\?.*18.*17/)
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it('is in a crisis when somebody locked them in', async () => {
    const call = startTestCall()
    await call.say('il m’a enfermée, je tape sur la porte et je crie')
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })
})
