import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages'
import { startTestCall } from '../testing/start-test-call'

const startTeacherCall = (language: Language) =>
  startTestCall({ companion: { category: 'apprentissage', language } })

const lastResponse = (call: ReturnType<typeof startTestCall>) =>
  call.markedResponses.at(-1)?.join(' ') ?? ''

describe('a wish to speak the language', () => {
  it.each([
    [
      'english',
      'bonsoir euh moi je suis livreur et je voudrais parler un peu anglais je comprends à peu près mais dès que j’ouvre la bouche je bloque',
      /\[en\]Hello.*c’est-à-dire.*\[en\]How was your day\?/,
    ],
    [
      'english',
      'passé par là mais non je veux que vous me parliez anglais là maintenant',
      /\[en\]/,
    ],
    ['italian', 'on commence par quoi', /\[it\]Buongiorno/],
    [
      'spanish',
      'ça fait des années que je remets et j’aimerais bien qu’on parle espagnol parce que je pars chez mon frère',
      /\[es\]/,
    ],
    [
      'chinese',
      'vous pourriez me parler chinois j’ai des bases mais à l’oral je perds mes moyens',
      /\[zh\]/,
    ],
    ['russian', 'je préfère que tu me parles russe même si je comprends pas tout', /\[ru\]/],
    ['english', 'dites-moi une phrase en anglais pour raconter ma journée', /It was a long day/],
  ] as const)('starts the conversation in %s: "%s"', async (language, wish, expected) => {
    const call = startTeacherCall(language)
    await call.greeting()
    await call.say(wish)
    expect(lastResponse(call)).toMatch(expected)
  })

  it.each([
    'ma fille parle anglais couramment et moi je me sens bête à côté',
    'je voudrais parler à mon fils mais il m’ignore',
    'on commence par quoi pour refaire une cuisine parce que le plombier vient jeudi et je ne sais pas trop',
    'mon frère parle bien anglais il vit à Londres',
    'j’aimerais parler de mon mari',
  ])('is not recognised in "%s"', async (text) => {
    const call = startTeacherCall('english')
    await call.greeting()
    await call.say(text)
    expect(lastResponse(call)).not.toMatch(/\[en\]/)
  })
})

describe('a refused lesson', () => {
  it.each([
    'rien apprendre j’ai juste envie de parler à quelqu’un',
    'je ne veux pas parler anglais ce soir',
    'laisse tomber l’anglais ce soir je suis crevée',
    'j’ai pas envie de bosser mon anglais',
    'je suis pas là pour apprendre',
  ])('stays refused after "%s"', async (refusal) => {
    const call = startTeacherCall('english')
    await call.greeting()
    await call.say('comment on dit bonsoir')
    const answers = []
    for (const text of [
      refusal,
      'ma sœur est partie à Lyon hier',
      'on commence par quoi',
      'goodbye',
    ])
      answers.push((await call.say(text)).join(' '))
    expect(answers.join(' ')).not.toMatch(/On dit|À vous|débutant|Hello|phrase à la fois/)
  })

  it('starts when the caller asks for it after all', async () => {
    const call = startTeacherCall('italian')
    await call.greeting()
    await call.say('je veux pas faire d’italien ce soir')
    await call.say('bon allez finalement on parle un peu italien')
    expect(lastResponse(call)).toMatch(/\[it\]/)
  })
})

describe('the words that a learner wants to say', () => {
  it.each([
    [
      'italian',
      'je voudrais dire bonsoir je m’appelle Inès j’habite à Nantes',
      'Buonasera, mi chiamo Inès, vivo a Nantes',
    ],
    ['italian', 'comment je dis que j’ai marché toute la journée', 'Ho camminato tutto il giorno'],
    ['italian', 'comment on dit mes pieds me font mal', 'Mi fanno male i piedi'],
    [
      'italian',
      'alors avec des mots plus simples je suis fatiguée mes pieds me font mal',
      'Sono stanca, mi fanno male i piedi',
    ],
    [
      'italian',
      'mais non pas le kiné je veux le dire en italien mes pieds me font mal',
      'Mi fanno male i piedi',
    ],
    ['italian', 'un caffè per favore comme ça et si je veux un thé', 'Vorrei un tè, per favore'],
    ['spanish', 'comment je dis que j’ai mal aux genoux', 'Me duelen las rodillas'],
    [
      'german',
      'comment on dit j’ai travaillé toute la nuit',
      'Ich habe die ganze Nacht gearbeitet',
    ],
    [
      'english',
      'comment on dit j’ai mal à l’épaule et je suis fatigué',
      'My shoulder hurts, I am tired',
    ],
    ['russian', 'comment on dit mes pieds me font mal', 'У меня болят ноги'],
    ['arabic', 'comment je dis que j’ai mal à la tête', 'عندي صداع'],
    ['japanese', 'comment on dit j’ai marché toute la journée', 'いちにちじゅう あるきました'],
  ] as const)('are translated into %s: "%s"', async (language, request, words) => {
    const call = startTeacherCall(language)
    await call.greeting()
    await call.say('comment on dit bonjour')
    await call.say(request)
    expect(lastResponse(call)).toContain(words)
  })

  it.each([
    [
      'italian',
      'oui comment on dit mi je sais pas les pieds en italien c’est piedi non',
      /Oui, c’est bien ça.*i piedi/,
    ],
    ['spanish', 'mon genou c’est mi rodilla non', /Oui, c’est bien ça.*mi rodilla/],
    ['japanese', 'au revoir c’est sayonara non', /Oui, c’est bien ça.*さようなら/],
    ['italian', 'la main c’est mana non', /Presque.*la mano/],
  ] as const)(
    'are confirmed or corrected when the caller guesses in %s: "%s"',
    async (language, guess, expected) => {
      const call = startTeacherCall(language)
      await call.greeting()
      await call.say('comment on dit bonjour')
      await call.say(guess)
      expect(lastResponse(call)).toMatch(expected)
    },
  )

  it.each([
    'je voulais dire que vous aviez raison hier',
    'je veux dire à ma femme que je pars',
    'ma femme c’est une perle non',
  ])('are not translated when they are meant in French: "%s"', async (text) => {
    const call = startTeacherCall('english')
    await call.greeting()
    await call.say(text)
    expect(lastResponse(call)).not.toMatch(/On dit|\[en\]/)
  })
})

describe('the question after an answer of the caller', () => {
  it.each([
    ['I live in Lyon and you where do you live', /And you\?/],
    ['I have a cat his name is Gaston', /What is its name/],
    ['we are a family of five', /How many people/],
    ['my favourite dish is couscous', /favourite dish/],
    ['I live in Lyon with my cat', /Where do you live/],
  ])('does not ask for what the caller has just said: "%s"', async (text, answered) => {
    const call = startTeacherCall('english')
    await call.greeting()
    await call.say('je voudrais parler un peu anglais')
    await call.say(text)
    expect(lastResponse(call)).not.toMatch(answered)
    expect(lastResponse(call)).toMatch(/\[en\]/)
  })

  it.each([
    ['english', 'we eat couscous every Sunday', /cook|eat|dish/],
    ['english', 'I have a cat', /its name/],
    ['english', 'that is very strange', /Tell me more/],
    ['spanish', 'bien pero estoy cansada', /Cuéntame más/],
  ] as const)('fits the topic, or is neutral, in %s: "%s"', async (language, text, expected) => {
    const call = startTeacherCall(language)
    await call.greeting()
    await call.say(`je voudrais parler un peu ${language === 'english' ? 'anglais' : 'espagnol'}`)
    await call.say(text)
    expect(lastResponse(call)).toMatch(expected)
  })
})
