import type { Activity, ActivityStep } from '../activity'

const steps: readonly ActivityStep[] = [
  {
    say: [
      'On construit une habitude, une seule, et si petite qu’elle en est presque ridicule.',
      'Les grandes résolutions cassent, les petites s’installent.',
      'Dans quel coin de {ta|votre} vie : le corps, la maison, la tête, ou les autres ?',
    ],
    branches: [
      { when: /maison|menage|ranger|rangement|cuisine/, next: 'maison' },
      { when: /autres|amis|famille|gens|relation/, next: 'autres' },
    ],
    replies: { any: ['Bien, on part de là.'] },
  },
  {
    id: 'soi',
    say: ['Qu’est-ce qui {te|vous} ferait du bien, si ça se faisait tout seul chaque jour ?'],
    slot: 'envie',
    next: 'reduire',
    replies: {
      words: [
        '{answer} : on garde l’idée, et on la fait rapetisser.',
        'On garde l’idée, et on la fait rapetisser.',
      ],
      unsure: ['Prenons un grand verre d’eau au réveil, en attendant mieux.'],
      any: ['On garde l’idée, et on va la faire rapetisser.'],
    },
  },
  {
    id: 'maison',
    say: [
      'Quel endroit de la maison {t’agace|vous agace} chaque fois que {tu passes|vous passez} devant ?',
    ],
    slot: 'envie',
    next: 'reduire',
    replies: {
      words: ['Parfait, voilà notre terrain de jeu.'],
      unsure: ['L’évier, alors, il gagne dans presque toutes les maisons.'],
      any: ['On le connaît tous, cet endroit.'],
    },
  },
  {
    id: 'autres',
    say: ['À qui {tu penses|vous pensez} souvent sans jamais prendre de nouvelles ?'],
    slot: 'envie',
    replies: {
      words: ['Cette personne serait sans doute heureuse d’une ligne.'],
      unsure: ['Il y a souvent quelqu’un au fond du répertoire.'],
      any: ['Une pensée, c’est déjà la moitié d’un message.'],
    },
  },
  {
    id: 'reduire',
    say: [
      'Maintenant, on réduit : une version qui prend moins de deux minutes.',
      'Une seule assiette, trois respirations, un message de cinq mots.',
      'Ce serait quoi, {ta|votre} version minuscule ?',
    ],
    slot: 'geste',
    replies: {
      words: ['Parfait, même un jour de grippe ça passe.'],
      unsure: ['Disons une minute, montre en main, et on s’arrête même si ça va bien.'],
      any: ['Plus c’est petit, plus ça dure.'],
    },
  },
  {
    say: [
      'Une habitude s’accroche à une autre, comme un manteau à une patère.',
      'Après quel geste de la journée {tu pourrais|vous pourriez} la poser ?',
    ],
    slot: 'patere',
    replies: {
      words: ['Très bon crochet, il revient tous les jours.'],
      unsure: ['Le café du matin tient bien, il ne rate jamais.'],
      any: ['Le café, les dents, les clés : tout crochet est bon.'],
    },
  },
  {
    say: ['Et qu’est-ce qui pourrait la faire échouer, honnêtement ?'],
    replies: {
      words: ['Le savoir d’avance, c’est déjà l’avoir à moitié évité.'],
      unsure: ['En général, c’est un voyage, ou un dimanche.'],
      any: ['Un jour raté ne compte pas, c’est deux d’affilée qu’on surveille.'],
    },
  },
  {
    say: [
      'Dernière touche : une petite récompense tout de suite après.',
      'Une chanson, un carré de chocolat, une croix sur le calendrier.',
      'Laquelle {tu choisis|vous choisissez} ?',
    ],
    replies: {
      words: ['Méritée à chaque fois, même pour une minute.'],
      no: ['Pas de récompense, alors, juste le plaisir de l’avoir fait.'],
      any: ['Le cerveau adore ça, il en redemandera.'],
    },
  },
  {
    say: [
      [
        'La voilà entière : {geste}.',
        'La voilà entière : un geste minuscule, un crochet, une récompense.',
      ],
      'On la commence demain, et on ne l’agrandit pas avant deux semaines.',
      'À quelle heure {tu la verras|vous la verrez} passer pour la première fois ?',
    ],
  },
]

export const petiteHabitude: Activity = {
  id: 'petite-habitude',
  category: 'conseils_vie',
  title: 'Une habitude minuscule',
  nounPhrase: 'la construction d’une petite habitude',
  suggestion:
    '{Tu veux|Vous voulez} qu’on fabrique une toute petite habitude, ou on continue de parler ?',
  requestPattern:
    /habitude|routine|m y mettre|motivation|arreter de (fumer|procrastiner)|procrastin/,
  suitedTopics: ['tiredness', 'boredom', 'home', 'sport', 'sleep'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
