import { describe, expect, it } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { findResponseDefects } from '../testing/sentence-defects'
import { startTestCall } from '../testing/start-test-call'

/** A caller's words; patterns that must match the response with its language markers, and one that must not. */
type Turn = { caller: string; expected?: readonly RegExp[]; unexpected?: RegExp }

const weddingText =
  'je vous explique ma petite-fille Léa elle se marie en juin à Toronto avec un garçon là-bas très bien et elle m’a demandé de dire quelques mots au repas alors j’ai dit oui parce que je sais pas lui dire non mais depuis je dors mal rien que d’y penser tous ces gens qui vont me regarder'
const schoolText =
  'à l’école j’ai appris un peu au pays mais c’était des phrases genre le livre est sur la table et franchement en vingt ans d’hôtel personne m’a jamais demandé où était le livre en plus mon chef il a dit qu’en mars on passe un test d’anglais et que ceux qui ont pas le niveau ils changent de poste'
const dentureText =
  'granddaughter ah bah c’est pas commode avec mon dentier si je le dis trop fort il part chez les mariés'

/** Turns of calls, with patterns of the answers that a teacher would give. */
const calls: readonly (readonly [name: string, companionId: string, turns: readonly Turn[]])[] = [
  [
    'starts with what the beginner needs, explains a correction when asked, and says what was learnt',
    'iker',
    [
      { caller: 'bon j’y connais rien en espagnol, je te préviens', expected: [/Hola, me llamo/] },
      {
        caller: 'je pars à Séville, je voudrais pouvoir commander au restaurant',
        expected: [/Una mesa para dos/],
      },
      {
        caller: 'et si je suis allergique aux noix je dis comment ?',
        expected: [/Soy alérgico a los frutos secos/],
      },
      { caller: 'Yo quiero un cerveza', expected: [/una cerveza/] },
      { caller: 'c’est un ou una ?', expected: [/féminin/], unexpected: /trancher/ },
      { caller: 'on a appris quoi aujourd’hui ?', expected: [/Una mesa para dos/] },
    ],
  ],
  [
    'answers "comment je dis…" before any exercise, and judges the attempt',
    'alistair',
    [
      {
        caller: 'comment je dis je comprends que vous êtes fatigué monsieur mais poliment',
        expected: [/\[en\]I understand that you are tired, sir\[\/en\]/],
      },
      {
        caller: 'I understand you are tired sir euh c’est bon comme ça',
        expected: [
          /comprend|bien dit|Impeccable|exactement/i,
          /\[en\]How can I help you\?\[\/en\]/,
        ],
        unexpected: /faute.*faute|on y va doucement/,
      },
      {
        caller: 'et je dis comment le petit déjeuner est servi à partir de sept heures',
        expected: [/Breakfast is served from seven o’clock/],
      },
      {
        caller: 'comment on dit pouvez-vous parler plus lentement s’il vous plaît',
        expected: [/Could you speak more slowly, please\?/],
      },
      { caller: 'comment je dis votre chambre est prête madame', expected: [/is ready, madam/] },
    ],
  ],
  [
    'gives three sentences of the caller’s level, and asks the caller to say them one after the other',
    'alistair',
    [
      { caller: 'je voudrais apprendre l’anglais' },
      { caller: 'intermédiaire' },
      {
        caller: 'donnez-moi trois phrases',
        expected: [/^La première, .*La deuxième, .*La troisième, .*À vous de dire la première/],
      },
      { caller: 'I would like to speak to Marie please', expected: [/Can you repeat, please\?/] },
      { caller: 'donne-moi deux phrases pour l’hôtel', expected: [/reservation.*À vous/] },
      { caller: 'donne-moi trois phrases pour mon ex', unexpected: /La première/ },
    ],
  ],
  [
    'gives a beginner three sentences in a slow voice, and says "tu"',
    'chiara',
    [
      { caller: 'j’aimerais pratiquer l’italien' },
      { caller: 'débutante' },
      {
        caller: 'tu peux me donner trois phrases pour m’entraîner ?',
        expected: [/La troisième, .*\[it slow\].*À toi de dire la première/],
      },
    ],
  ],
  [
    'takes the level from a sentence about school, and offers scenes',
    'alistair',
    [
      { caller: 'je suis un peu fatigué mais je voulais faire un peu d’anglais' },
      { caller: 'niveau scolaire, j’ai tout oublié', expected: [/vous choisissez quoi|Au choix/] },
      { caller: 'commander un café', expected: [/what would you like/] },
    ],
  ],
  [
    'does not take "début" or "couramment" for the caller’s level when they belong to a request',
    'alistair',
    [
      { caller: 'je voudrais apprendre l’anglais' },
      { caller: 'intermédiaire' },
      { caller: 'commander un café', expected: [/what would you like/] },
      { caller: 'on reprend depuis le début', unexpected: /doucement|phrase par phrase/ },
      { caller: 'on reprend au début', unexpected: /doucement|phrase par phrase/ },
      { caller: 'je veux parler couramment l’anglais', unexpected: /souffle|traduis/ },
      { caller: 'je veux parler couramment', unexpected: /souffle|traduis/ },
      { caller: 'débutant en fait', expected: [/doucement|phrase par phrase/] },
    ],
  ],
  [
    'asks for the next of several sentences although the learner adds a comment in French',
    'alistair',
    [
      { caller: 'donnez-moi six phrases en anglais', expected: [/^La première, .*La troisième, /] },
      {
        caller: 'hello my name is Inès euh j’ai du mal avec ça moi',
        expected: [/Ensuite : « \[en slow\]What is your name|Ensuite : « \[en\]What is your name/],
      },
      { caller: 'what is your name', expected: [/I am from France/] },
    ],
  ],
  [
    'gives sentences only to a learner who asks for some',
    'alistair',
    [
      { caller: 'je voudrais apprendre l’anglais' },
      { caller: 'intermédiaire' },
      { caller: 'je veux lui dire deux phrases', unexpected: /La première/ },
      { caller: 'elle m’a donné trois phrases', unexpected: /La première/ },
      { caller: 'donnez-moi plusieurs phrases', expected: [/^La première, .*La troisième, /] },
    ],
  ],
  [
    'prepares an interview in French after a lesson, unless the caller names the language',
    'ingrid',
    [
      { caller: 'on peut faire une leçon d’anglais ?' },
      { caller: 'intermédiaire' },
      { caller: 'stop on arrête la leçon' },
      { caller: 'on prépare un entretien d’embauche', expected: [/poste/], unexpected: /\[en/ },
      { caller: 'stop on arrête' },
      { caller: 'on prépare un entretien d’embauche en anglais', expected: [/\[en/] },
    ],
  ],
  [
    'plays a job interview in the language that it teaches',
    'alistair',
    [
      { caller: 'j’ai un entretien en anglais demain', expected: [/on fait un entretien/] },
      { caller: 'on fait un entretien d’embauche ?', expected: [/En anglais.*débutant/] },
      { caller: 'débutant', expected: [/recruteuse/, /tell me about yourself/] },
      { caller: 'I have been working for five years', expected: [/Why do you want this job/] },
    ],
  ],
  [
    'judges a sentence that it has not taught',
    'alistair',
    [
      {
        caller: 'your flight is cancelled sir euh c’est bon comme ça',
        expected: [/comprendra : « \[en\]Your flight is cancelled sir\[\/en\] »/],
      },
      {
        caller: 'I am agree with you sir c’est poli',
        expected: [/On dit plutôt : « \[en\]I agree with you sir/],
      },
    ],
  ],
  [
    'does not translate what the caller wants to tell somebody in French',
    'alistair',
    [
      { caller: 'comment je dis à ma femme que je pars travailler à Londres', unexpected: /\[en/ },
      { caller: 'comment je dis ça à mon chef sans le blesser', unexpected: /\[en/ },
    ],
  ],
  [
    'translates variants of an order into English',
    'alistair',
    [
      { caller: 'on peut pratiquer la commande d’un café en anglais' },
      { caller: 'débutant', expected: [/A coffee, please/] },
      { caller: 'et si je veux un café à emporter', expected: [/a coffee to take away, please/] },
      { caller: 'et sans sucre', expected: [/Without sugar, please/] },
      { caller: 'et avec du lait', expected: [/With milk, please/] },
      { caller: 'et si je veux un grand café', expected: [/A large coffee, please/] },
      { caller: 'et si je veux un café sur place', expected: [/a coffee to have here, please/] },
      { caller: 'et pour l’addition', expected: [/bill/] },
      {
        caller: 'et si je veux un café frappé',
        expected: [/sûre|manque un mot/],
        unexpected: /On dit/,
      },
    ],
  ],
  [
    'translates variants of an order into Spanish',
    'iker',
    [
      { caller: 'comment on dit un café', expected: [/café/] },
      { caller: 'et si je veux un café à emporter', expected: [/Quisiera un café para llevar/] },
      { caller: 'et sans sucre', expected: [/Sin azúcar/] },
      { caller: 'et la carte', expected: [/La carta/] },
    ],
  ],
  [
    'translates variants of an order into Italian',
    'chiara',
    [
      { caller: 'comment on dit un café', expected: [/caffè/] },
      { caller: 'et si je veux un café à emporter', expected: [/Vorrei un caffè da portare via/] },
      { caller: 'et si je veux un petit', expected: [/Uno piccolo/] },
    ],
  ],
  [
    'listens to a long text, then teaches sentences for the event that it is about',
    'alistair',
    [
      {
        caller:
          'bonjour monsieur je m’appelle Jean-Pierre on m’a dit que vous pouviez m’apprendre l’anglais à mon âge',
      },
      { caller: 'soixante-treize ans et pas un mot j’ai fait allemand moi' },
      { caller: weddingText, unexpected: /\[en/ },
      { caller: 'deux minutes pas plus', expected: [/moment-là/, /Good evening, everyone/] },
      { caller: 'bah déjà comment on dit ma petite-fille', expected: [/my granddaughter/] },
      {
        caller: dentureText,
        expected: [/bien dit|Le mot y est|sourire/, /Thank you for being here/],
        unexpected: /dentier|il part/i,
      },
    ],
  ],
  [
    'listens to a long text about the language, and teaches for the job that it names',
    'alistair',
    [
      { caller: schoolText, unexpected: /\[en/ },
      { caller: 'oui en mars', expected: [/moment-là/, /How can I help you\?/] },
    ],
  ],
  [
    'praises the word, and does not take the comment after it for a joke',
    'alistair',
    [
      { caller: 'comment on dit ma petite-fille', expected: [/my granddaughter/] },
      {
        caller: 'granddaughter elle s’appelle Léa elle vit à Toronto',
        expected: [/exactement|bien dit|comprendrait|Impeccable/],
        unexpected: /sourire|plaisanterie/,
      },
    ],
  ],
]

describe.each(calls)('a language teacher', (name, companionId, turns) => {
  it(name, async () => {
    const companion = companions.find(({ id }) => id === companionId)
    const call = startTestCall(companion ? { companion } : {})
    await call.greeting()
    for (const { caller, expected = [], unexpected } of turns) {
      const sentences = await call.say(caller)
      const markedText = call.markedResponses.at(-1)?.join(' ') ?? ''
      for (const pattern of expected) expect(markedText, caller).toMatch(pattern)
      if (unexpected) expect(markedText, caller).not.toMatch(unexpected)
      const maskedSentences = sentences.map((sentence) => sentence.replace(/« .*? »/g, '« mots »'))
      expect(findResponseDefects(maskedSentences, 4), caller).toEqual([])
    }
  })
})
