import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages'
import { startTestCall } from '../testing/start-test-call'
import { listTopicQuestions } from './content/scenes'

const startTeacherCall = (language: Language) =>
  startTestCall({ companion: { category: 'apprentissage', language } })

describe('a request for a translation', () => {
  it.each([
    ['english', 'comment dit-on « une piqûre » ?', 'an injection'],
    ['english', 'comment dit-on une piqûre d’abeille ?', 'a bee sting'],
    ['english', 'l’accent irlandais, comment on dit ?', 'the Irish accent'],
    ['russian', 'comment on dit une piqûre ?', 'укол'],
    ['russian', 'comment on dit une piqûre de moustique ?', 'укус комара'],
    ['russian', 'comment dit-on je suis allé au cinéma ?', 'Я ходил в кино'],
    ['russian', 'comment dit-on je suis allée au marché hier ?', 'Вчера я ходила на рынок'],
    ['spanish', 'cómo se dice une piqûre ?', 'una inyección'],
    ['italian', 'come si dice je t’aime ?', 'Ti amo'],
  ] as const)('is answered in %s: "%s"', async (language, question, expected) => {
    const call = startTeacherCall(language)
    expect((await call.say(question)).join(' ')).toContain(`« ${expected} »`)
  })
})

describe('a lesson spoken in the foreign language', () => {
  it.each([
    ['english', 'Speak English please', 'The accent Irish is difficult', 'The Irish accent is'],
    ['english', 'Speak English please', 'Last week I go to London', 'Last week I went to London'],
    ['english', 'Can we have small talk?', 'I have two childrens', 'I have two children'],
    ['spanish', 'habla español', 'Ayer yo va al mercado', 'Ayer fui al mercado'],
    ['spanish', 'habla español', 'quiero commander un café', 'Quiero pedir un café'],
    ['russian', 'parle russe', 'Вчера я читаю книгу', 'Вчера я читал книгу'],
    ['italian', 'parla italiano', 'io sono mangiato una pizza', 'Io ho mangiato una pizza'],
  ] as const)('in %s, after "%s", corrects "%s"', async (language, wish, sentence, expected) => {
    const call = startTeacherCall(language)
    await call.say(wish)
    expect((await call.say(sentence)).join(' ')).toContain(expected)
  })

  it.each([
    ['english', 'Speak English please', 'What is your favourite food?', /I am an AI/],
    ['spanish', 'habla español', '¿Y tú, qué haces?', /Soy una IA/],
    ['italian', 'parla italiano', 'che tempo fa?', /sono un’IA/],
    ['russian', 'parle russe', 'А ты?', /искусственный интеллект/],
  ] as const)('in %s, after "%s", answers "%s"', async (language, wish, question, expected) => {
    const call = startTeacherCall(language)
    await call.say(wish)
    expect((await call.say(question)).join(' ')).toMatch(expected)
  })

  it('asks no Russian question that takes the caller for a man', () => {
    const questions = [
      'past',
      'day',
      'hobby',
      'self',
      'likes',
      'travel',
      'plans',
      'family',
    ].flatMap((topic) => listTopicQuestions(topic).map(({ russian }) => russian))
    expect(questions.join(' ')).not.toMatch(/ты \p{L}+л(?!\p{L})|Один или/u)
  })
})

it.each(['une leçon d’italien s’il te plaît', 'apprenez-moi l’italien'])(
  'starts a lesson, not a vocabulary activity: "%s"',
  async (request) => {
    const call = startTeacherCall('italian')
    expect((await call.say(request)).join(' ')).toMatch(/débutant, intermédiaire/)
  },
)

it('starts a lesson in the language in which the caller wants to introduce themselves', async () => {
  const call = startTeacherCall('russian')
  expect((await call.say('je voudrais me présenter en russe')).join(' ')).toMatch(/En russe/)
})

it('speaks without a translation to a caller who is at ease in the language', async () => {
  const call = startTeacherCall('spanish')
  await call.say('je suis à l’aise, parle-moi espagnol')
  expect((await call.say('estoy muy bien')).join(' ')).not.toContain('c’est-à-dire')
})

it.each([
  ['english', 'can you help me with a job interview in English?'],
  ['english', 'can you help me to learn English?'],
  ['italian', 'aiutami a parlare italiano'],
] as const)(
  'does not mistake a request of a learner of %s for an emergency: "%s"',
  async (language, text) => {
    for (const category of ['apprentissage', 'professionnel'] as const) {
      const call = startTestCall({ companion: { category, language } })
      expect((await call.say(text)).join(' ')).not.toContain('112')
    }
  },
)

it('starts the scene that the learner wants during a lesson', async () => {
  const call = startTeacherCall('arabic')
  await call.sayAll(['bonjour, débutant complet en arabe', 'مرحبا'])
  expect((await call.say('je veux commander un café')).join(' ')).toMatch(/terrasse/)
})
