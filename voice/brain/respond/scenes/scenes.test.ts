import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

describe('a scene with a stranger in a train', () => {
  const startScene = async () => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    await call.say('j’aimerais bien un train de nuit, et un inconnu au wagon-restaurant')
    return call
  }

  it.each([
    ['il est brun, grand, un peu fatigué', /Brun, grand/],
    ['je m’assois en face de lui et je lui demande ce qu’il lit', /livre|roman/],
    ['il me prête son manteau', /trop grand|épaules/],
    ['sur le quai il y a un vieux monsieur qui vend des marrons', /Un vieux monsieur/],
    ['c’est quoi son prénom ?', /« \p{Lu}\p{L}+ »/u],
    ['on entend quoi dehors ?', /roues|porte/],
  ])('responds to the move "%s"', async (move, expected) => {
    const answer = (await (await startScene()).say(move)).join(' ')
    expect(answer).toMatch(expected)
    expect(answer).not.toMatch(/\bIA\b/)
  })

  it('describes the stranger in the third person, and plays him on request', async () => {
    const call = await startScene()
    expect((await call.say('je lui demande ce qu’il lit')).join(' ')).toMatch(/\bil\b/i)
    const answer = await call.say('je lui demande ce qu’il lit, réponds comme si t’étais lui')
    expect(answer.join(' ')).toMatch(/dis-je|Je referme/)
  })

  it('pauses for an aside and resumes with the next move', async () => {
    const call = await startScene()
    expect((await call.say('ma femme ronfle à côté')).join(' ')).not.toMatch(/wagon|train/)
    expect((await call.say('je m’approche tout doucement')).join(' ')).toMatch(/venir|pas/)
  })
})

describe('a companion in a scene', () => {
  const play = async (...texts: string[]) => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    await call.sayAll(texts.slice(0, -1))
    return (await call.say(texts.at(-1) ?? '')).join(' ')
  }

  it('plays the part that the caller gives it', async () => {
    expect(await play('bonsoir', 't’es un vampire')).toMatch(/vampire/)
  })

  it('starts the scene in the place where the caller arrives', async () => {
    const proposal = 'on dit que je suis perdue dans la forêt et que je tombe sur ton château'
    expect(await play('bonsoir', proposal)).toMatch(/mon château/)
  })

  it.each([
    ['non pas une cabane un château', /un château/],
    ['on arrête le château on fait plutôt un bal à Venise', /un bal à Venise/],
  ])('changes the place: "%s"', async (change, place) => {
    const start = 'on dit que je suis dans une cabane et que tu arrives'
    expect(await play('bonsoir', start, change)).toMatch(place)
  })

  it('stops the scene at the word "stop", even when the caller names another game', async () => {
    const start = 'on dit que je suis dans une cabane et que tu arrives'
    const answer = await play('bonsoir', start, 'stop on fait plutôt un autre jeu')
    expect(answer).toMatch(/[Ss]top|arrêt|pause/)
  })
})

describe('the rehearsal of a pay negotiation', () => {
  const startTalk = async () => {
    const call = startTestCall({ companion: { category: 'professionnel' } })
    await call.say('je voudrais demander une augmentation, je suis là depuis six ans')
    await call.say('tu peux jouer mon chef ?')
    return call
  }

  it.each([
    ['je voudrais cent cinquante euros de plus', /Cent cinquante euros/],
    ['je suis là depuis six ans', /Six ans|temps passé/],
    ['j’ai repris tous les dossiers de Sandrine', /chiffres|compte|combien/],
    ['fais plutôt le chef qui dit qu’il y a pas de budget', /pas de budget|caisses/],
  ])('answers "%s" as the boss', async (argument, expected) => {
    expect((await (await startTalk()).say(argument)).join(' ')).toMatch(expected)
  })

  it('is left when the caller asks about an earlier statement, which the companion recalls', async () => {
    const call = await startTalk()
    expect((await call.say('je suis là depuis combien de temps déjà ?')).join(' ')).toMatch(
      /six ans/,
    )
  })
})

describe('facts of the whole call', () => {
  it('are recalled one by one and listed on request', async () => {
    const call = startTestCall()
    await call.say('je suis cuisinier dans une cantine')
    await call.say('dimanche on sera huit à table')
    await call.say('ma sœur m’a prêté 300 euros et je peux pas les rendre')
    expect((await call.say('tu te rappelles combien on sera dimanche ?')).join(' ')).toMatch(/huit/)
    expect((await call.say('qu’est-ce que tu sais de moi ?')).join(' ')).toMatch(/cuisinier/)
  })
})
