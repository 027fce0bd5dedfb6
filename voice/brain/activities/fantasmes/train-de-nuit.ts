import type { Activity, ActivityStep } from '../activity'

const steps: readonly ActivityStep[] = [
  {
    say: [
      'Un train de nuit, vers le sud, et un compartiment où il ne reste que deux places.',
      'Je suis déjà là, près de la fenêtre, un livre fermé sur les genoux.',
      'Que {vois-tu|voyez-vous} d’abord de moi ?',
    ],
    slot: 'detail',
    replies: {
      words: [
        '{answer}, donc, et je fais semblant de ne pas le remarquer.',
        'Et je fais semblant de ne pas le remarquer.',
      ],
      unsure: ['Un profil dans la vitre, alors, avec les lumières qui passent.'],
      any: ['Le train s’ébranle avant qu’on ait fini de se regarder.'],
    },
  },
  {
    say: [
      'Le contrôleur passe, poinçonne, et nous souhaite bonne nuit comme à un couple.',
      'Personne ne le détrompe.',
      'Qui rit le premier ?',
    ],
    branches: [{ when: /\b(toi|vous)\b/, next: 'companion-rit' }],
    replies: {
      unrecognised: ['Disons que ce n’est pas moi.'],
      any: ['Le rire fait plus que dix présentations.'],
    },
  },
  {
    id: 'caller-rit',
    say: [
      'C’est {ton|votre} rire, et je le laisse finir avant de parler.',
      '« Puisque nous voilà mariés, dis-je, on pourrait au moins partager ce chocolat. »',
      'Quelle question {me poses-tu|me posez-vous}, dans la pénombre ?',
    ],
    next: 'question',
    replies: {
      words: ['Je réponds à côté, exprès, pour qu’on insiste un peu.'],
      any: ['Je réponds d’un regard, et le paysage défile dedans.'],
    },
  },
  {
    id: 'companion-rit',
    say: [
      'C’est moi, et j’ai la politesse de rougir un peu.',
      '« Puisque nous voilà mariés, dis-je, on pourrait au moins partager ce chocolat. »',
      'Quelle question {me poses-tu|me posez-vous}, dans la pénombre ?',
    ],
    replies: {
      words: ['Je réponds à côté, exprès, et la nuit s’en amuse.'],
      any: ['Je réponds d’un regard, et le paysage défile dedans.'],
    },
  },
  {
    id: 'question',
    say: [
      'La veilleuse passe au bleu, et nos voix baissent avec elle.',
      'Un virage, et l’épaule touche l’épaule, une seconde, peut-être deux.',
      'On s’écarte, ou on laisse faire le train ?',
    ],
    branches: [{ when: /ecart|recul|distance|non/, next: 'ecarter' }],
    replies: {
      unrecognised: ['Dans le doute, on laisse faire le train.'],
      any: ['Le train a ses idées.'],
    },
  },
  {
    id: 'laisser',
    say: [
      'On ne bouge pas, et c’est une décision plus nette qu’un geste.',
      'La chaleur d’une manche, une respiration qui se règle sur l’autre.',
      'Si une main cherchait la {tienne|vôtre}, que ferait-elle ?',
    ],
    next: 'gare',
    replies: {
      yes: ['Elle se laisse trouver, paume ouverte.'],
      no: ['Elle reste sur le livre, et l’autre main sourit, si une main peut sourire.'],
      words: ['C’est exactement ce qu’elle fait, lentement.'],
      any: ['Les doigts décident avant nous, comme toujours.'],
    },
  },
  {
    id: 'ecarter',
    say: [
      'On s’écarte d’un souffle, et l’espace laissé libre se remplit d’électricité.',
      'Je dis : « J’aime bien qu’on me fasse attendre. »',
      'Et {toi|vous}, {tu aimes|vous aimez} attendre ?',
    ],
    replies: {
      yes: ['Alors la nuit est assez longue pour nous deux.'],
      no: ['Alors le prochain virage arrangera peut-être les choses.'],
      any: ['Dehors, une gare passe sans s’arrêter.'],
    },
  },
  {
    id: 'gare',
    say: [
      'Trois heures du matin, un arrêt dans une ville sans nom.',
      'On pourrait descendre, là, sans bagages, et personne ne saurait.',
      'On descend, ou on reste dans le bleu du compartiment ?',
    ],
    branches: [{ when: /descend|sort|ville|quai/, next: 'descendre' }],
    replies: {
      unrecognised: ['Le sifflet tranche pour nous : on reste.'],
      any: ['Le sifflet tranche.'],
    },
  },
  {
    id: 'rester',
    say: [
      'Les portes se referment, le train repart, et je tire le rideau sur le couloir.',
      'Il reste deux heures de nuit, une couverture, et tout ce qu’on ne racontera pas.',
      'À quel endroit {baisses-tu|baissez-vous} la lumière de cette histoire ?',
    ],
    next: 'fin',
    replies: { any: ['Alors la veilleuse s’éteint là, et le reste se devine.'] },
  },
  {
    id: 'descendre',
    say: [
      'Le quai est tiède, ça sent le jasmin et le café qu’on prépare pour personne.',
      'On marche sans se tenir la main, ce qui est une façon de ne penser qu’à ça.',
      'Vers quoi {nous emmènes-tu|nous emmenez-vous} ?',
    ],
    replies: { any: ['On y va, et la ville a le bon goût de dormir.'] },
  },
  {
    id: 'fin',
    say: [
      'Au matin, sur la vitre, quelqu’un a tracé deux lettres du bout du doigt.',
      'On ne saura pas qui, et c’est mieux ainsi.',
      'Quelles lettres, d’après {toi|vous} ?',
    ],
  },
]

export const trainDeNuit: Activity = {
  id: 'train-de-nuit',
  category: 'fantasmes',
  title: 'Le train de nuit',
  nounPhrase: 'l’histoire du train de nuit',
  suggestion:
    'J’ai une histoire à deux voix, dans un train de nuit : {tu montes|vous montez}, ou on parle encore un peu ?',
  requestPattern: /histoire|raconte|racontez|train|voyage/,
  suitedTopics: ['loneliness', 'evening', 'travel', 'sleep'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
