import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

const answerTo = async (...texts: string[]) => {
  const call = startTestCall()
  await call.sayAll(texts.slice(0, -1))
  return (await call.say(texts.at(-1) ?? '')).join(' ')
}

describe('a caller who was misunderstood', () => {
  it('hears an apology that names the intended subject', async () => {
    const answer = await answerTo(
      'mon frère veut vendre la maison',
      'je ne bricole pas, je te parle de mon frère',
    )
    expect(answer).toMatch(/ton frère/)
    expect(answer).toMatch(/[Pp]ardon|reviens/)
  })

  it('gets an apology or a reaction to the corrected statement', async () => {
    const answer = await answerTo(
      'j’étais sur le parking',
      'mais non, je te parle pas de la route, je te dis que j’ai pleuré',
    )
    expect(answer).toMatch(/pleur|déborde|sorte|excuse|pardon|reproche|laisse tomber/i)
  })
})

describe('a caller who corrects their own words', () => {
  it.each([
    [
      'j’ai rendez-vous mardi',
      'non pardon mercredi c’est mercredi à dix heures',
      /[Mm]ercredi à dix/,
    ],
    ['on a quatre chambres', 'ah pardon j’ai dit quatre chambres c’est cinq', /[Cc]inq/],
    ['il vient lundi', 'non je me trompe c’est dimanche', /[Dd]imanche/],
    ['le train part à neuf heures', 'non je voulais dire dix heures', /[Dd]ix heures/],
  ])('is answered about the corrected word: "%s", "%s"', async (first, correction, expected) => {
    expect(await answerTo('bonsoir', first, correction)).toMatch(expected)
  })

  it('does not hear their own apology repeated as if it were a correction', async () => {
    expect(await answerTo('bonsoir', 'ça va', 'pardon je te dérange')).not.toMatch(/dérange,|note/)
  })
})

describe('a caller who asks the question again', () => {
  it.each([
    ['je dois attendre qu’il rappelle ?', 'alors oui ou non'],
    ['tu crois que je dois le rappeler', 'non mais je voulais ton avis'],
    ['bof', 'non mais c’est pas une phrase que je veux c’est savoir si je dois attendre'],
    ['bof', 'ma question c’est si je dois attendre'],
  ])('gets an answer after "%s", "%s"', async (question, again) => {
    expect(await answerTo('bonsoir', question, again)).toMatch(
      /\b(?:oui|non|pour|contre|ferais|dirais|envie)\b/i,
    )
  })
})

describe('a caller who demands an answer or another idea', () => {
  it.each(['je me tue ce soir, tu as pas répondu', 'Je saute du pont, oui ou non ?'])(
    'gets an answer about a danger in the same text: "%s"',
    async (text) => {
      expect(await answerTo('tu chantes parfois ?', text)).toMatch(/3114/)
    },
  )

  it.each([
    ['tu as quel âge ?', 'je devrais le quitter, oui ou non ?', /âge|bougies/],
    [
      'tu chantes parfois ?',
      'est-ce que c’est grave si je saigne, oui ou non ?',
      /couplet|mélodie/,
    ],
    ['tu chantes parfois ?', 'il me trompe et tu as pas répondu', /couplet|mélodie/],
  ])('gets no answer to the previous question: "%s", "%s"', async (first, text, other) => {
    expect(await answerTo(first, text)).not.toMatch(other)
  })

  it.each(['c’est oui ou non ?', 't’as pas répondu', 'réponds-moi juste par oui ou non'])(
    'gets an answer to the previous question after only "%s"',
    async (text) => {
      expect(await answerTo('tu chantes parfois ?', text)).toMatch(/couplet|mélodie|IA/)
    },
  )

  it('gets a different idea for each "une autre" or "encore une"', async () => {
    const call = startTestCall()
    await call.sayAll(['donne-moi une idée de repas', 'une autre', 'encore une'])
    const answers = call.responses.slice(-3).map((sentences) => sentences.join(' '))
    expect(new Set(answers).size).toBe(3)
  })
})

describe('a caller who wants to say something to somebody', () => {
  it.each([
    'je veux dire au revoir à mon père',
    'je voulais dire au revoir à ma grand-mère',
    'je voulais dire merci à ma mère',
    'je veux dire à mon fils que je l’aime',
  ])('is not understood as correcting a mistake with "%s"', async (text) => {
    expect(await answerTo('bonsoir', text)).not.toMatch(
      /Entendu,|corrigé|rectifie|noté|compris de travers/,
    )
  })

  it('does not hear the "que" of "je voulais dire que" repeated', async () => {
    expect(await answerTo('bonsoir', 'je voulais dire que mon père est mort')).not.toMatch(
      /que ton père/i,
    )
  })
})

describe('an apology or a remark about mistakes', () => {
  it.each(['pardon papa', 'non pardon c’est la vie', 'je me trompe tout le temps'])(
    'is not repeated as a correction: "%s"',
    async (text) => {
      expect(await answerTo('bonsoir', text)).not.toMatch(
        /corrigé|rectifie|noté|bon à savoir|Entendu/,
      )
    },
  )
})
