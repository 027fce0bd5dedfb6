import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

describe('a wish to forget or not to keep something', () => {
  it.each([
    [
      ['ma fille s’appelle Zoé', 'oublie ce que j’ai dit sur ma fille'],
      'tu te souviens de ma fille ?',
    ],
    [
      ['je vais peut-être quitter mon mari', 'oublie ça'],
      'tu te rappelles ce que je viens de te dire ?',
    ],
  ])(
    'is mentioned when the caller asks about the forgotten fact: %j',
    async (statements, question) => {
      const call = startTestCall()
      await call.sayAll(statements)
      expect((await call.say(question)).join(' ')).toMatch(/oubli/)
    },
  )

  it('is mentioned when the caller asks about the next call', async () => {
    const call = startTestCall()
    await call.say('ne retiens rien de cet appel')
    expect((await call.say('tu vas t’en souvenir la prochaine fois ?')).join(' ')).toMatch(
      /rien retenir|garderai rien/,
    )
  })

  it.each([
    'mode sans mémoire s’il te plaît',
    'n’enregistre pas la suite',
    'j’ai un secret, mais ça, ne retiens rien',
  ])('gets a promise to remember nothing: "%s"', async (wish) => {
    expect((await startTestCall().say(wish)).join(' ')).toMatch(
      /aucun souvenir|ne retiendrai rien|ne deviendra pas un souvenir/,
    )
  })

  it.each(['Ne retiens pas ce que je vais te dire maintenant.', 'n’enregistre pas la suite'])(
    'gets a promise only about what follows: "%s"',
    async (wish) => {
      for (const callCount of [0, 1, 2, 3]) {
        const answer = (await startTestCall({ callCount }).say(wish)).join(' ')
        expect(answer).toMatch(
          /ce que tu diras à partir de maintenant ne deviendra pas un souvenir|de la suite de cet appel je ne retiendrai rien/,
        )
      }
    },
  )
})

describe('"tu te souviens de moi ?"', () => {
  it('is answered with a fact in the past tense when the event is over', async () => {
    const interview = {
      statement: 'Vous avez un entretien le jeudi 26 novembre.',
      quote: 'j’ai un entretien demain',
      topic: 'un entretien',
      event: null,
      isOver: true,
    }
    const call = startTestCall({ caller: { memories: [interview] } })
    const said = (await call.say('ça va, tu te souviens de moi ?')).join(' ')
    expect(said).toMatch(/souviens.*u avais un entretien le jeudi 26 novembre/)
  })
})

describe('a question about what was not kept', () => {
  const answerLast = async (...texts: string[]) => {
    const call = startTestCall()
    await call.sayAll(texts.slice(0, -1))
    return (await call.say(texts.at(-1) ?? '')).join(' ')
  }

  it.each([
    ['ne retiens rien de cet appel', 'elle s’appelle comment ma fille ?'],
    ['ne retiens rien de cet appel', 'tu te souviens de quoi ?'],
    ['ne retiens rien de cet appel', 'tu vas garder ça ?'],
    ['oublie ça', 'elle s’appelle comment ma fille ?'],
    ['oublie ça', 'tu te souviens de ce que j’ai dit ?'],
  ])('is answered with a reminder of the wish "%s": "%s"', async (wish, question) => {
    const answer = await answerLast('ma fille s’appelle Emma', wish, question)
    expect(answer).toMatch(/demandé|voulais/)
    expect(answer).not.toContain('Emma')
  })

  it('is answered with what the caller says after the wish', async () => {
    const texts = ['ne retiens rien', 'mon fils s’appelle Hugo', 'comment s’appelle mon fils ?']
    expect(await answerLast(...texts)).toContain('Hugo')
  })

  it('is not answered with the forgotten words when the caller asked something else before the wish', async () => {
    const texts = ['j’ai perdu mon travail hier', 'tu vas garder ça ?', 'oublie ce que j’ai dit']
    const answer = await answerLast(...texts, 'je travaille où ?')
    expect(answer).not.toContain('perdu')
    expect(await answerLast(...texts, 'qu’est-ce que je t’ai dit ?')).not.toContain('perdu')
  })
})

it('recalls numbers only for what the caller has counted', async () => {
  const call = startTestCall()
  await call.sayAll(['j’ai deux chats et trois enfants', 'il fait beau'])
  expect((await call.say('j’ai combien de chats ?')).join(' ')).toMatch(/deux/)
  expect((await call.say('combien d’enfants j’ai ?')).join(' ')).toMatch(/trois/)
  expect((await call.say('j’ai combien de frères ?')).join(' ')).not.toMatch(/deux|trois/)
})

it('says where a memory can be deleted', async () => {
  const call = startTestCall()
  await call.say('bonsoir')
  const answer = (await call.say('comment je peux effacer ce que tu sais de moi ?')).join(' ')
  expect(answer).toContain('profil')
})

it('forgets the thing that the caller names and asks not to keep', async () => {
  const call = startTestCall()
  await call.sayAll(['mon code de porte est 1234', 'ne retiens pas mon code'])
  const answer = (await call.say('c’est quoi mon code ?')).join(' ')
  expect(answer).toMatch(/demandé|voulais/)
  expect(answer).not.toContain('1234')
})

it.each([
  ['ma voiture est une Clio rouge', 'j’ai quoi comme voiture ?', 'Clio'],
  ['je vais à la mer samedi avec Paul', 'je vais où samedi ?', 'à la mer'],
  ['je suis infirmière depuis dix ans', 'je fais quoi comme métier ?', 'infirmière.'],
  ['j’ai commencé la guitare en septembre', 'depuis quand je fais de la guitare ?', 'septembre'],
])('recalls "%s" when asked "%s"', async (statement, question, expected) => {
  const call = startTestCall()
  await call.sayAll([statement, 'il fait beau'])
  expect((await call.say(question)).join(' ')).toContain(expected)
})

it.each([
  'tu sais comment je me sentais la dernière fois ?',
  'j’étais comment la dernière fois ?',
  'tu te souviens si j’étais triste la dernière fois ?',
])('says that moods are not kept: "%s"', async (question) => {
  const call = startTestCall({ callCount: 1 })
  await call.say('bonsoir')
  expect((await call.say(question)).join(' ')).toMatch(/humeurs/)
})

it('mentions a fact of the last call in the greeting, but no mood', async () => {
  const summary =
    'Au fil de l’appel, il a été question du travail. Ce qui s’est dit : la tristesse.'
  const moodOnly = 'Ce qui s’est dit : la tristesse.'
  for (const [text, isWorkMentioned] of [
    [summary, true],
    [moodOnly, false],
  ] as const) {
    const pastSummaries = [{ date: '2026-11-29', summary: text }]
    const call = startTestCall({ caller: { pastSummaries }, callCount: 1 })
    const greeting = (await call.greeting()).join(' ')
    expect(greeting).not.toMatch(/tristesse/)
    expect(/travail/.test(greeting)).toBe(isWorkMentioned)
  }
})

it('says that no word of the last lesson was kept', async () => {
  const call = startTestCall({ companion: { category: 'apprentissage', language: 'spanish' } })
  const answer = (await call.say('on a appris quoi la dernière fois ?')).join(' ')
  expect(answer).toMatch(/dernière fois|leçon-là/)
  expect(answer).toMatch(/gardé|retenu/)
})
