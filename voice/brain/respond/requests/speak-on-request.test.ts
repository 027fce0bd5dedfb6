import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

const italian = { category: 'apprentissage', language: 'italian' } as const
const answerTo = async (text: string, companion: object = {}) => {
  const call = startTestCall({ companion })
  await call.say('bonsoir')
  return (await call.say(text)).join(' ')
}

describe('what the caller wants to hear', () => {
  it.each([
    ['j’aimerais que tu parles de toi', /IA|voix/],
    ['dis-moi quelque chose de doux', /\.$/],
    ['tu peux compter jusqu’à dix ?', /sept, huit, neuf, dix/],
  ])('is spoken on request: %s', async (text, words) => {
    expect(await answerTo(text)).toMatch(words)
  })

  it('may be words of the language that the companion teaches, or an explanation of its grammar', async () => {
    expect(await answerTo('tu peux me compter jusqu’à dix ?', italian)).toContain('uno, due, tre')
    expect(await answerTo('pourquoi on dit il bagno et pas la bagno ?', italian)).toMatch(
      /genre|terminaison/,
    )
    expect(await answerTo('et s’il te plaît ?', italian)).toContain('Per favore')
  })

  it('is repeated when the caller has forgotten it', async () => {
    const call = startTestCall({ companion: italian })
    await call.say('comment on dit l’addition s’il vous plaît ?')
    const answer = await call.say('attends, j’ai oublié, c’était quoi déjà pour l’addition ?')
    expect(answer.join(' ')).toContain('Il conto, per favore')
  })
})

describe('after an interruption', () => {
  it.each(['continue', 'oui oui continue', 'vas-y continue', 'la suite'])(
    '"%s" resumes the sentence that was cut',
    async (words) => {
      const call = startTestCall()
      const story = await call.say('raconte-moi une histoire')
      const heard = story.join(' ').split(' ').slice(0, 12).join(' ')
      call.dialogue.truncate(heard)
      const rest = await call.say(words)
      expect(rest.at(-1)).toBe(story.at(-1))
      expect(story.join(' ')).toContain(rest.at(-2))
    },
  )

  it('"pardon, vous disiez ?" repeats every sentence of the answer after the first', async () => {
    const call = startTestCall()
    const story = await call.say('raconte-moi une histoire')
    call.dialogue.truncate(story.join(' ').split(' ').slice(0, 12).join(' '))
    const repeated = (await call.say('pardon, vous disiez ?')).join(' ')
    for (const sentence of story.slice(1)) expect(repeated).toContain(sentence)
  })
})

describe('a riddle', () => {
  it('is asked, stays open after a wrong guess, and is followed by its solution when the caller gives up', async () => {
    const call = startTestCall()
    expect((await call.say('allez, donne-moi une énigme')).join(' ')).toMatch(/\?$/)
    expect((await call.say('euh, un tracteur ?')).join(' ')).toMatch(/non|pas cette fois/i)
    expect((await call.say('là je donne ma langue au chat')).join(' ')).toMatch(/« .+ »/)
  })

  it.each(['encore', 'encore une', 'une autre', 'oui une autre'])(
    'is followed by another one after the solution and "%s"',
    async (words) => {
      const call = startTestCall()
      const first = await call.say('une devinette')
      await call.say('je donne ma langue au chat')
      const second = await call.say(words)
      expect(second.join(' ')).toMatch(/suis-je \?$|^Qu’est-ce qui .*\?$/)
      expect(second).not.toEqual(first)
    },
  )

  it.each([
    'mon fils adore les devinettes',
    'c’est une énigme, ce qu’il a dans la tête',
    'ma nièce nous pose des devinettes à table',
  ])('is not asked after "%s"', async (words) => {
    const answer = await startTestCall().say(words)
    expect(answer.join(' ')).not.toMatch(/suis-je|Qu’est-ce qui/)
  })
})

describe('a nursery rhyme', () => {
  it.each([
    ['italian', /\[it( slow)?\]/],
    ['spanish', /\[es( slow)?\]/],
    ['french', /^[^[]+, [^[]+$/],
  ] as const)('is said in %s by a companion who teaches it', async (language, expected) => {
    const companion = { category: 'apprentissage', language } as const
    const call = startTestCall({ companion })
    await call.say('vous connaissez une comptine pour les petits ?')
    expect(call.markedResponses.at(-1)?.join(' ')).toMatch(expected)
  })
})

it.each([
  ['tu connais un poème qui a été écrit par Prévert ?', false],
  ['tu connais un poème sur l’été ?', true],
  ['récite-moi un poème d’été', true],
])('"%s" is answered with a poem about summer: %s', async (words, isAboutSummer) => {
  const poem = (await startTestCall().say(words)).join(' ')
  expect(poem).toContain('« ')
  expect(poem.includes('soirs bleus d’été')).toBe(isAboutSummer)
})

it('another film is proposed when the caller has seen the first', async () => {
  const call = startTestCall()
  const first = (await call.say('t’aurais une idée de film pour ce soir ?')).join(' ')
  const second = (await call.say('déjà vu')).join(' ')
  expect(second).toContain('« ')
  expect(first).not.toContain(second)
})

it('a response is said again slowly and without a second introduction', async () => {
  const call = startTestCall()
  await call.say('je dois ranger la cave, par où je commence ?')
  await call.say('répète plus lentement')
  const marked = call.markedResponses.at(-1)?.join(' ') ?? ''
  expect(marked).toContain('[fr slow]')
  expect(marked.match(/ : /g)?.length ?? 0).toBeLessThanOrEqual(2)
})

it('a response with foreign words is said again slowly, each time the caller asks', async () => {
  const call = startTestCall({ companion: { category: 'apprentissage', language: 'italian' } })
  const response = await call.say('ça veut dire quoi carpe diem ?')
  for (const request of ['parle plus lentement s’il te plaît', 'encore plus lentement, parle'])
    expect((await call.say(request)).slice(-response.length)).toEqual(response)
})

it('the introduction of a slow repetition is not said again', async () => {
  const call = startTestCall()
  const response = await call.say('raconte-moi ta journée')
  const [introduction] = await call.say('parle plus lentement s’il te plaît')
  const repetition = await call.say('parle plus lentement s’il te plaît')
  expect(repetition).not.toContain(introduction)
  expect(repetition.slice(-response.length)).toEqual(response)
})

it.each(['plus lentement', 'plus lentement, s’il te plaît', 'moins vite'])(
  'a response is said again slowly after "%s"',
  async (words) => {
    const call = startTestCall()
    await call.say('bonjour')
    const response = await call.say('j’ai mal dormi')
    const repeated = (await call.say(words)).join(' ')
    for (const sentence of response) expect(repeated).toContain(sentence)
    expect(call.markedResponses.at(-1)?.join(' ')).toContain('[fr slow]')
  },
)

it.each([
  'tu sais discuter en italien ?',
  'on peut le faire en anglais ?',
  'je travaille en allemand',
])('"%s" is not taken for words to translate', async (words) => {
  expect((await startTestCall().say(words)).join(' ')).not.toMatch(/dictionnaire|On dit :/)
})
