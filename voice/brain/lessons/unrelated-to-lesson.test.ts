import { describe, expect, it } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { startTestCall } from '../testing/start-test-call'

const startCall = (id: string) => {
  const companion = companions.find((one) => one.id === id)
  return startTestCall(companion ? { companion } : {})
}

const languageMarker = /\[(?:en|es|it|de|ru|ar|zh|ja)(?: slow)?\]/
const lessonWords =
  /À (?:toi|vous)(?:, sans se presser| de le dire)?[ .]|Ça se dit|Voici (?:la phrase|comment le dire)|Bon sujet pour s’exercer|on s’en sert|j’en profite|phrase à la fois|débutant, intermédiaire|Elle reviendra, on avance/

/** Statements about the caller's own life, each to a companion that teaches a language. */
const unrelatedTalk: readonly (readonly [companion: string, text: string])[] = [
  ['katia', 'j’en peux plus de réviser'],
  ['katia', 'je crois que j’aime pas le droit'],
  ['katia', 'ok déjà je passe le partiel et après on verra'],
  ['katia', 'et après on verra'],
  [
    'chiara',
    'on a la maison de nos parents à vendre en creuse et monsieur a décidé tout seul de baisser le prix de trente mille sans m’en parler je l’ai appris par l’agence tu te rends compte',
  ],
  ['chiara', 'enfin si un peu quand même'],
  ['chiara', 'je lui ai dit que j’avais besoin de parler et il m’a fait une scène au restaurant'],
  ['chiara', 'mon père est italien et j’ai besoin d’en parler'],
  ['chiara', 'j’aimerais apprendre à dire non'],
  ['chiara', 'je comprends pas pourquoi il m’a pas rappelée'],
  ['chiara', 'ça veut dire quoi quand il dit qu’il a besoin de temps'],
  ['chiara', 'je voudrais demander une augmentation à mon patron'],
  ['chiara', 'c’est son frère ou un cousin je sais plus'],
  ['chiara', 'ma sœur elle a jamais voulu apprendre l’italien elle'],
  ['iker', 'une histoire de phare'],
  [
    'iker',
    'c’est une gardienne de phare toute seule en bretagne et un jour y a un type qui débarque en barque et il veut plus repartir',
  ],
  ['iker', 'j’ai pleuré comme une madeleine'],
  ['iker', 'ma coloc elle a dormi'],
  [
    'iker',
    'je crois que ça m’a touchée à cause de ma grand-mère qui commence à perdre la mémoire elle m’a appelée par le prénom de ma tante dimanche',
  ],
  ['iker', 'bon je vais bosser j’ai service à midi bisous'],
  ['iker', 'j’habite à lyon avec ma fille'],
  ['yuki', 'il me manque un papier de l’employeur et il répond pas'],
  ['yuki', 'tu crois que je dois y retourner demain'],
  ['yuki', 'je sais pas si elle m’aime encore'],
  ['yuki', 'ma fille apprend le japonais à l’école et elle adore'],
  ['wei', 'je dois refaire mon passeport et ils ont perdu le dossier'],
  ['wei', 'elle est chinoise et moi je parle pas un mot'],
  ['wei', 'j’ai rencontré une fille au travail et je sais pas comment lui parler'],
]

describe.each(unrelatedTalk)('%s, told "%s"', (id, text) => {
  it('does not start a lesson', async () => {
    const call = startCall(id)
    await call.greeting()
    await call.say(text)
    expect(call.markedResponses.at(-1)?.join(' ')).not.toMatch(languageMarker)
    expect(call.responses.at(-1)?.join(' ')).not.toMatch(lessonWords)
  })

  // A shorter statement may be an answer in the lesson.
  it.runIf(text.split(/[ ’]/).length >= 5)('pauses the lesson', async () => {
    const call = startCall(id)
    await call.sayAll(['on joue une scène au café ?', 'débutante', text])
    expect(call.markedResponses.at(-1)?.join(' ')).not.toMatch(languageMarker)
    expect(call.responses.at(-1)?.join(' ')).not.toMatch(lessonWords)
  })
})

/** What learners say in French after the texts `before`, and a pattern of the lesson's answer. */
const learnerTalk: readonly (readonly [id: string, before: readonly string[], string, RegExp])[] = [
  ['alistair', [], 'comment on dit tu me manques', /I miss you/],
  ['alistair', [], 'je suis rouillée en anglais j’en ai fait au lycée', /Il en reste toujours/],
  ['alistair', [], 'et le th là je bave à chaque fois que j’essaye', /think/],
  ['katia', [], 'je voudrais une leçon de russe', /débutant/],
  ['katia', [], 'je m’y mets pour faire plaisir à ma belle-mère', /Здравствуйте/],
  [
    'katia',
    ['je voudrais une leçon de russe'],
    'j’en ai fait un peu au lycée mais j’ai tout oublié',
    /on va doucement/,
  ],
  [
    'iker',
    ['on joue une scène au café ?', 'débutant'],
    'je ne sais pas du tout',
    /Un café, por favor/,
  ],
  [
    'iker',
    ['on joue une scène au café ?', 'débutant'],
    'je voudrais un café au lait s’il vous plaît',
    /café con leche/,
  ],
  [
    'iker',
    ['mon patron me parle mal devant tout le monde'],
    'tu peux me redonner une phrase en espagnol',
    /Hola, me llamo/,
  ],
  [
    'chiara',
    [],
    'je pars à rome en mai avec mon mari et je voudrais savoir commander au restaurant',
    /débutant/,
  ],
  [
    'yuki',
    ['je voudrais lui dire que je l’aime bien'],
    'comment je lui dis en japonais',
    /« je l’aime bien », en japonais.* je n’invente rien/,
  ],
  ['iker', [], 'comment on dit j’ai mangé avec ma mère', /je n’invente rien/],
  ['chiara', ['apprends-moi une phrase'], 'vas-y donne-moi la suite', /Come si chiama/],
]

it.each(learnerTalk)(
  '%s, after %j, responds as a teacher to "%s"',
  async (id, before, text, expected) => {
    const call = startCall(id)
    await call.greeting()
    await call.sayAll(before)
    expect((await call.say(text)).join(' ')).toMatch(expected)
  },
)

it('resumes the paused exercise when the caller asks for the lesson', async () => {
  const call = startCall('iker')
  await call.sayAll([
    'on joue une scène au café ?',
    'débutant',
    'ma grand-mère est tombée dans l’escalier hier soir',
    'ma coloc elle a dormi',
  ])
  expect((await call.say('on reprend la leçon')).join(' ')).toContain('Un café, por favor')
})

it('resumes the paused exercise when the caller gives its answer', async () => {
  const call = startCall('iker')
  await call.sayAll([
    'on joue une scène au café ?',
    'débutant',
    'ma grand-mère est tombée dans l’escalier hier soir',
  ])
  expect((await call.say('un café por favor')).join(' ')).toContain('¿Con leche o con azúcar?')
})

describe.each(['lou', 'alistair'])('a caller who asks %s for English', (id) => {
  it('gets translations, corrections and help with the sounds', async () => {
    const call = startCall(id)
    const turns: readonly (readonly [string, RegExp])[] = [
      ['bonjour est-ce que vous parlez anglais parce que je m’y mets', /en anglais/],
      ['mon petit-fils vit à londres depuis deux ans', /./],
      ['comment on dit tu me manques', /On dit : « I miss you »/],
      ['i miss you', /.*/],
      ['grandma is coming in april with sweets c’est bien ça', /on (?:te|vous) comprendra/],
      [
        'et si je veux lui dire que mamie vient au mois d’avril avec des bonbons',
        /je n’invente rien/,
      ],
      ['ze cat ze teuh non j’y arrive pas', /langue entre les dents/],
      ['et le th là je bave à chaque fois que j’essaye', /the cat/],
    ]
    for (const [text, expected] of turns)
      expect((await call.say(text)).join(' '), text).toMatch(expected)
    expect(call.markedResponses[1]?.join(' ')).not.toMatch(languageMarker)
    expect(call.markedResponses[3]?.join(' ')).toMatch(languageMarker)
  })
})

describe('a refusal of a lesson', () => {
  it('prevents a lesson, also when it is repeated', async () => {
    const call = startCall('katia')
    await call.greeting()
    await call.say('euh rien apprendre j’ai eu cours toute la journée j’ai juste envie de parler')
    await call.say('non mais je veux pas faire de russe là je te dis juste parler')
    await call.say('ma meilleure amie est partie vivre à Lyon')
    expect(call.markedResponses.flat().join(' ')).not.toMatch(languageMarker)
    expect(call.responses.flat().join(' ')).not.toMatch(lessonWords)
  })

  it('is not recognised when the caller does not speak the language but wants to learn it', async () => {
    const call = startCall('katia')
    await call.greeting()
    const answer = await call.say('je parle pas russe mais je veux apprendre')
    expect(answer.join(' ')).not.toMatch(/pas de leçon|laisse la leçon|que parler/)
  })
})
