import { describe, expect, it, test } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { type Language, languages } from '../../../domain/languages'
import type { DialogueMemory } from '../dialogue/dialogue-context'
import { findResponseDefects } from '../testing/sentence-defects'
import { startTestCall, testPersona } from '../testing/start-test-call'
import { scenes } from './content/scenes'
import { findLearnedWords } from './learned-words'

const startLessonCall = (language: Language, memories: readonly DialogueMemory[] = []) =>
  startTestCall({
    companion: {
      category: 'apprentissage',
      language,
      persona: { ...testPersona, address: 'vous' },
    },
    caller: { memories },
    // With 0, the companion prefers the first wording of each sentence, so that its words are predictable.
    callCount: 0,
  })

/** A caller's words, and patterns of the response with its language markers. */
type Turn = readonly [caller: string, ...expected: RegExp[]]

/** One dialogue in each of five languages. */
const dialogues: Readonly<Partial<Record<Language, readonly Turn[]>>> = {
  english: [
    ['Je voudrais pratiquer mon anglais au café', /débutant, intermédiaire ou à l’aise/],
    [
      'Plutôt débutante',
      /terrasse/,
      /\[en slow\]Hello, what would you like\?\[\/en\]/,
      /que désirez-vous/,
    ],
    ['A coffee, please', /On (te|vous) dit : « \[en slow\]With milk or sugar/],
    ['plus lentement', /^Plus lentement : « \[en slow\]/],
    ['répète', /^Encore une fois : « \[en slow\]/],
    ['je ne sais pas', /Voici la phrase : « \[en slow\]With milk, thank you/, /À vous/],
    ['with milk, thank you', /Anything else/],
    ['comment on dit à bientôt ?', /On dit : « \[en slow\]See you soon\[\/en\] »/],
    ['see you soon', /Oui|xactement|Très bien|Impeccable/, /Anything else/],
    [
      'I am agree, the bill please',
      /On dit plutôt : « \[en slow\]I agree, the bill please/,
      /sans « \[en slow\]be/,
    ],
    ['non merci', /./],
    ['Speak English please', /^\[en( slow)?\][^[]+\[\/en\]$/],
    ['I have 20 years and I live in Lyon', /I am 20 years old and I live in Lyon/, /\?\[\/en\]$/],
    ['pourquoi ?', /âge se dit avec « \[en/],
    ['comment dit-on carburateur en anglais ?', /dictionnaire|ne connais pas/],
    ['en français', /on revient au français/],
  ],
  spanish: [
    ['On peut jouer une scène à l’hôtel ?', /En espagnol/, /débutant/],
    ['intermédiaire', /valise/, /\[es\]Buenas noches/, /À vous de dire : oui, une chambre/],
    ['Sí, una habitación para dos noches', /\[es\]Su pasaporte/],
    ['aquí está', /On monte d’un cran/, /^.*Répondez à ceci : « \[es\]Aquí tiene la llave/],
    ['soy cansado', /Estoy cansado/, /« \[es\]estar\[\/es\] »/, /jusqu’au bout/],
    ['oui', /fête/, /\[es\]Hola, ¿cómo se llama/],
    ['Me llamo es Paul', /\[es\]Me llamo Paul/, /¿De dónde es/],
    ['Soy de Francia', /¿A qué se dedica/],
    ['je sais pas', /\[es\]Soy estudiante\[\/es\]/],
    ['Soy estudiante', /jusqu’au bout/],
    ['parle espagnol', /^\[es\]Claro/],
    ['hay mucho gente', /\[es\]Mejor así: Hay mucha gente\.\[\/es\]/],
    ['más despacio por favor', /^\[es slow\]/],
    ['parle français', /on revient au français/],
  ],
  russian: [
    ['Fais-moi une leçon de russe', /En russe/],
    ['je suis à l’aise', /vous choisissez quoi/],
    ['téléphoner', /téléphone sonne/, /\[ru\]Алло, кто говорит\?\[\/ru\]/],
    ['Здравствуйте, это Камий', /Чем могу помочь/],
    ['Я хочу записаться на приём', /Завтра в десять/],
    ['Отлично, до завтра', /jusqu’au bout/],
    ['parler de ma journée', /\[ru\]Как прошёл ваш день/],
    ['я холодно', /\[ru\]Мне холодно\[\/ru\]/, /datif/],
    ['je ne sais pas', /\[ru\]У меня была работа дома\[\/ru\]/],
    ['У меня была работа дома', /А вечером/],
    ['répétez', /Encore une fois : « \[ru\]А вечером/],
    ['Говорите по-русски', /^\[ru\]/],
    ['Я имею собаку', /У меня есть собака/],
    ['stop on arrête', /On s’arrête là pour la leçon/],
  ],
  arabic: [
    ['Je veux m’entraîner à demander mon chemin en arabe', /En arabe/],
    ['zéro', /\[ar slow\]هل أنت تائه/, /Répondez : « \[ar slow\]أين المحطة/],
    ['أين المحطة من فضلك', /\[ar slow\]إلى الأمام/],
    ['moins vite', /\[ar slow\]/],
    ['هل هي بعيدة', /\[ar( slow)?\]لا، خمس دقائق/],
    ['شكرا جزيلا', /jusqu’au bout/],
    ['une autre', /./],
    ['comment on dit merci ?', /\[ar( slow)?\]شكرا\[\/ar\]/],
    ['شكرا', /Oui|xactement|Très bien|Impeccable/],
    ['corrige-moi', /phrase/],
    ['خمسة سنوات', /\[ar( slow)?\]خمس سنوات\[\/ar\]/],
    ['parle arabe', /^\[ar( slow)?\]/],
    ['en français', /on revient au français/],
  ],
  japanese: [
    ['Une leçon de japonais, on peut ?', /En japonais/],
    ['débutant', /vous choisissez quoi/],
    [
      'commander un café',
      /\[ja slow\]いらっしゃいませ/,
      /Répondez : « \[ja slow\]コーヒーを ください\[\/ja\] »/,
    ],
    ['コーヒーを ください', /ミルクか さとうは/],
    ['koohii wo kudasai', /Voici la phrase/],
    ['ミルクを おねがいします', /ほかには/],
    ['vitesse normale', /À vitesse normale : « \[ja\]/],
    ['おかいけいを おねがいします', /jusqu’au bout/],
    ['comment on dit bonjour en japonais ?', /\[ja\]こんにちは\[\/ja\]/],
    ['こんにちは', /Oui|xactement|Très bien|Impeccable/],
    ['parlons japonais', /^\[ja\]はい。/],
    ['たかいでした', /たかかったです/],
    ['en français', /on revient au français/],
  ],
}

describe.each(Object.entries(dialogues))('a lesson in %s', (language, turns) => {
  it('fulfils requests, corrects mistakes and continues', async () => {
    const call = startLessonCall(language as Language)
    await call.greeting()
    for (const [caller, ...expected] of turns) {
      const sentences = await call.say(caller)
      const markedText = call.markedResponses.at(-1)?.join(' ') ?? ''
      for (const pattern of expected) expect(markedText, caller).toMatch(pattern)
      expect(sentences.length, caller).toBeGreaterThan(0)
      expect(sentences.length, caller).toBeLessThanOrEqual(4)
      // The rules of French punctuation and letters do not apply to foreign sentences.
      const frenchSentences = sentences.filter(
        (_, index) => !call.markedResponses.at(-1)?.[index]?.startsWith('['),
      )
      const maskedSentences = frenchSentences.map((sentence) =>
        sentence.replace(/« .*? »/g, '« mots »'),
      )
      expect(findResponseDefects(maskedSentences, 4), caller).toEqual([])
    }
  })
})

test('each of the eight scenes has three exchanges in every language', () => {
  expect(scenes).toHaveLength(8)
  for (const { exchanges } of scenes) {
    expect(exchanges).toHaveLength(3)
    for (const sentence of exchanges.flatMap(({ line, answer }) => [line, answer]))
      for (const language of Object.keys(languages) as Language[])
        expect(sentence[language]).toMatch(/\S/)
  }
})

test('a vocabulary lesson never spells foreign words phonetically in French', async () => {
  for (const language of Object.keys(languages) as Language[]) {
    const call = startLessonCall(language)
    await call.sayAll([
      'bonsoir',
      'je voudrais une leçon de vocabulaire',
      'ok',
      'ok',
      'ok',
      'ok',
      'ok',
    ])
    expect(call.responses.flat().join(' ')).not.toMatch(/ça sonne|goud|sènk|rhaïr|chié/)
  }
})

describe('the level', () => {
  it('is asked for only once per call', async () => {
    const call = startLessonCall('italian')
    await call.say('On fait une leçon d’italien ?')
    await call.say('débutant')
    await call.say('stop')
    const again = (await call.say('On fait une leçon d’italien ?')).join(' ')
    expect(again).not.toContain('débutant')
    expect(again).toContain('vous choisissez quoi')
  })

  it('is inferred from an answer in the language', async () => {
    const call = startLessonCall('german')
    await call.say('je veux m’entraîner à téléphoner en allemand')
    const answer = (await call.say('Ich lerne Deutsch und ich lese gern Bücher')).join(' ')
    expect(answer).toContain('le moins possible')
  })

  it('is lowered, and the voice slowed down, when the caller needs help twice', async () => {
    const call = startLessonCall('english')
    for (const text of [
      'on joue une scène au café ?',
      'intermédiaire',
      'je sais pas',
      'je sais pas',
    ])
      await call.say(text)
    await call.say('aucune idée')
    const markedText = call.markedResponses.flat().join(' ')
    expect(markedText).toContain('On ralentit un peu.')
    expect(markedText).toContain('[en slow]')
  })
})

it('continues a scene without praise when no words are recognised', async () => {
  const call = startLessonCall('italian')
  await call.speakUnrecognised()
  await call.say('on joue une scène au café ?')
  await call.speakUnrecognised()
  for (let turn = 0; turn < 3; turn += 1) await call.speakUnrecognised()
  const markedText = call.markedResponses.flat().join(' ')
  expect(markedText).toContain('À comparer avec ceci : « [it slow]Un caffè, per favore[/it] ».')
  expect(markedText).toContain('jusqu’au bout')
  expect(markedText).not.toMatch(/exactement|Très bien dit|Impeccable/)
})

it.each(['On parle anglais au travail', 'Je parle anglais', 'Parle-moi de ton pays'])(
  'stays in French after "%s", which does not ask for another language',
  async (text) => {
    const call = startTestCall()
    await call.say(text)
    expect(call.markedResponses.flat().join(' ')).not.toContain('[en]')
  },
)

it.each([
  ['Tu peux parler anglais ?', 'en'],
  ['parlons espagnol, s’il te plaît', 'es'],
  ['Sprechen wir Deutsch', 'de'],
  ['parle russe un peu', 'ru'],
])('speaks the language that the caller asks for, in any category: "%s"', async (text, tag) => {
  const call = startTestCall()
  await call.say(text)
  expect(call.markedResponses.at(-1)?.join(' ')).toMatch(new RegExp(`^\\[${tag}\\]`))
})

describe.each([
  [
    'chinese',
    'je voudrais apprendre à commander un café',
    /débutant/,
    /\[zh slow\]你好，您想喝什么/,
  ],
  ['english', 'on peut faire du small talk ?', /débutant/, /\[en slow\]Hello, how are you/],
  ['chinese', 'on parle de tout et de rien en chinois ?', /débutant/, /\[zh slow\]你好，你好吗/],
  ['english', 'I want to practise ordering a coffee', /débutant/, /\[en slow\]Hello, what would/],
] as const)('a request for a scene in %s: "%s"', (language, wish, asked, firstLine) => {
  it('asks for the level, then says the first line in the language', async () => {
    const call = startLessonCall(language)
    await call.greeting()
    expect((await call.say(wish)).join(' ')).toMatch(asked)
    await call.say('débutante')
    const markedText = call.markedResponses.at(-1)?.join(' ') ?? ''
    expect(markedText).toMatch(firstLine)
    expect(markedText).not.toMatch(/à l’aise/)
  })
})

it('corrects the last sentence again when the caller asks whether it had a mistake', async () => {
  const call = startLessonCall('english')
  for (const text of ['on joue une scène au café ?', 'intermédiaire']) await call.say(text)
  expect((await call.say('She is doctor')).join(' ')).toContain('She is a doctor')
  expect((await call.say('il y a une faute ?')).join(' ')).toContain('She is a doctor')
})

describe('learned words', () => {
  const turns = [
    { speaker: 'companion', text: 'On dit : « See you soon ».' },
    { speaker: 'caller', text: 'See you soon!' },
    { speaker: 'companion', text: 'Réponds : « Einen Kaffee, bitte ».' },
    { speaker: 'caller', text: 'thank you' },
  ] as const

  it('are the phrases that the companion said and the caller repeated', () => {
    expect(findLearnedWords(turns)).toEqual([
      { statement: 'Vous avez appris en anglais : « See you soon ».', quote: 'See you soon!' },
    ])
    expect(findLearnedWords(turns.toReversed())).toEqual([])
  })

  it('are recalled from memory in the next lesson of the same language only', async () => {
    const [learned] = findLearnedWords(turns)
    const statement = learned?.statement ?? ''
    const memory = { statement, quote: 'See you soon!', topic: null, event: null } as const
    const call = startLessonCall('english', [memory])
    await call.say('On fait une leçon d’anglais ?')
    expect(call.markedResponses.flat().join(' ')).toContain('il reste « [en]See you soon[/en] »')
    const other = startLessonCall('spanish', [memory])
    await other.say('On fait une leçon d’espagnol ?')
    expect(other.responses.flat().join(' ')).not.toContain('See you soon')
  })
})

it.each([
  ['iker', 'charlemos', /tu día/],
  ['katia', 'on discute un peu en russe ?', /день/],
  ['alistair', 'parlons anglais, juste comme ça', /your day/],
  ['alistair', 'can we just chat?', /your day/],
  ['iker', 'la gente son muy simpática', /La gente es/],
  ['alistair', 'She don’t know', /She doesn’t know/],
])(
  '%s answers "%s" outside a lesson by chatting in the language or correcting the sentence',
  async (id, text, expected) => {
    const companion = companions.find((one) => one.id === id)
    const call = startTestCall(companion ? { companion } : {})
    expect((await call.say(text)).join(' ')).toMatch(expected)
  },
)

describe('in an English lesson', () => {
  const startLesson = () =>
    startTestCall({ companion: { category: 'apprentissage', language: 'english' } })

  it.each([
    ['hello, how’s it going?', /well, thank you/],
    ['what’s your name?', /an AI/],
  ])('the companion answers "%s"', async (question, expected) => {
    const call = startLesson()
    expect((await call.say(question)).join(' ')).toMatch(expected)
  })

  it('the companion checks a sentence that precedes the question in the same text', async () => {
    const call = startLesson()
    const answer = (await call.say('She don’t like fish. C’est correct ?')).join(' ')
    expect(answer).toMatch(/doesn’t like fish/)
  })

  it('the companion accepts an order other than coffee in the café scene', async () => {
    const call = startLesson()
    await call.say('on joue une scène au café ?')
    await call.say('débutante')
    const answer = (await call.say('Could I have a piece of cake and a juice please')).join(' ')
    expect(answer).not.toContain('A coffee, please')
    expect(answer).toContain('milk')
  })

  it('the companion translates a quoted sentence instead of correcting it', async () => {
    const call = startLesson()
    await call.say('une leçon d’anglais s’il vous plaît')
    await call.say('intermédiaire')
    const answer = (await call.say('comment je lui dis « je suis fière de toi » ?')).join(' ')
    expect(answer).toContain('proud of you')
  })
})

test.each([
  ['italian', 'ma grand-mère me manque', 'Mi manca mia nonna'],
  ['italian', 'mon fils me manque', 'Mi manca mio figlio'],
  ['italian', 'quarante-sept et bonne nuit', 'quarantasette, buonanotte'],
  ['german', 'quatre-vingt-onze', 'einundneunzig'],
  ['spanish', 'soixante et onze', 'setenta y uno'],
  ['english', 'je suis en retard à cause de la circulation', 'I am late because of the traffic'],
  ['english', 'accueillir les clients', 'To welcome customers'],
] as const)('translates into %s: "%s"', async (language, french, words) => {
  const call = startLessonCall(language)
  await call.greeting()
  const response = await call.send({ kind: 'spoken', transcript: `comment on dit ${french}` })
  expect(response.join(' ')).toContain(words)
})

test('plays a hotel receptionist, and corrects the sentence about the reservation', async () => {
  const call = startLessonCall('english')
  await call.greeting()
  const say = async (transcript: string) =>
    (await call.send({ kind: 'spoken', transcript })).join(' ')
  await say('je voudrais pratiquer mon anglais')
  await say('intermédiaire')
  expect(await say('on fait comme si j’arrive à l’hôtel')).toContain('do you have a reservation')
  const reply = await say('good evening i have a reservation for the name martin for three nights')
  expect(reply).toContain('have a reservation in the name of martin')
  expect(reply).toContain('Your passport, please')
})

test('promises to correct every sentence when the caller asks for it', async () => {
  const call = startLessonCall('english')
  await call.greeting()
  const transcript = 'Tu peux me corriger à chaque fois s’il te plaît ?'
  const response = await call.send({ kind: 'spoken', transcript })
  expect(response.join(' ')).toContain('je corrige chaque phrase')
})

test('a request for sentences does not end the scene when the companion has no new sentence left', async () => {
  const call = startLessonCall('english')
  await call.say('je voudrais pratiquer l’anglais')
  await call.say('débutante')
  const askForThree = async () => (await call.say('donnez-moi trois phrases')).join(' ')
  let requestCount = 0
  while (/^La première/.test(await askForThree())) {
    requestCount += 1
    expect(requestCount).toBeLessThan(200)
  }
  await call.say('on joue la scène du café')
  await askForThree()
  expect((await call.say('a coffee please')).join(' ')).toMatch(/With milk or sugar/)
})
