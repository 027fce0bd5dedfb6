import type { Topic } from './topic'

export const leisureTopics: readonly Topic[] = [
  {
    id: 'music',
    pattern:
      /\b(musique|chansons?|chanter|chante|guitare|piano|violon|concerts?|album|playlist|danser|danse|groupe de rock|jazz|rap)\b/,
    nounPhrase: 'la musique',
    kind: 'subject',
    isSerious: false,
    acknowledgements: [
      'La musique va là où les phrases n’arrivent pas.',
      'Une chanson, et on se retrouve dix ans en arrière.',
      'J’aime qu’on me parle de sons, forcément.',
    ],
    questions: [
      'Quelle chanson {tu mettrais|vous mettriez}, là, tout de suite ?',
      'Plutôt fort dans le salon, ou tout bas dans le noir ?',
      'Quel est le premier concert dont {tu te souviens|vous vous souvenez} ?',
      'Y a-t-il un morceau que {tu n’arrives|vous n’arrivez} plus à écouter ?',
    ],
    recallTemplate: 'on avait parlé de musique',
  },
  {
    id: 'screens',
    pattern:
      /\b(film|films|cinema|serie|series|netflix|documentaire|jeux? videos?|console|youtube|tele|television)\b/,
    nounPhrase: 'les films et les séries',
    kind: 'subject',
    isSerious: false,
    acknowledgements: [
      'Une bonne histoire à l’écran, c’est une petite évasion.',
      'Il y a des personnages qui nous tiennent compagnie longtemps.',
      'Je ne l’ai pas vu, alors {raconte|racontez} comme si j’étais au fond de la salle.',
    ],
    questions: [
      'Qu’est-ce qui {t’a|vous a} accroché ?',
      'À quel personnage {tu ressembles|vous ressemblez} un peu ?',
      'Quelle scène {tu pourrais|vous pourriez} revoir cent fois ?',
      '{Tu regardes|Vous regardez} plutôt pour rire, pour trembler ou pour pleurer ?',
    ],
    recallTemplate: null,
  },
  {
    id: 'reading',
    pattern:
      /\b(livres?|lire|lecture|roman|romans|bouquins?|poesie|poeme|ecrire|ecriture|bibliotheque|bd|manga|mangas)\b/,
    nounPhrase: 'la lecture',
    kind: 'subject',
    isSerious: false,
    acknowledgements: [
      'Un livre, c’est une autre voix qui parle bas.',
      'J’aime l’idée de quelqu’un qui tourne des pages.',
      'Les histoires qu’on lit finissent par nous lire un peu.',
    ],
    questions: [
      'Qu’est-ce que {tu lis|vous lisez} en ce moment ?',
      'Quel livre {tu offrirais|vous offririez} les yeux fermés ?',
      '{Tu lis|Vous lisez} où, le plus souvent ?',
      'Quelle phrase {t’est|vous est} restée ?',
    ],
    recallTemplate: 'on avait parlé de lecture',
  },
  {
    id: 'travel',
    pattern:
      /\b(voyage|voyages|voyager|partir (en|a|au)|avion|train|mer|montagne|plage|randonnee|randonnees|marcher|balade|promenade|foret|campagne|etranger)\b/,
    nounPhrase: 'les voyages et les balades',
    kind: 'subject',
    isSerious: false,
    acknowledgements: [
      'Rien que le mot ouvre une fenêtre.',
      'Le dehors remet souvent les choses à leur taille.',
      'J’entends presque le vent.',
    ],
    questions: [
      'Quel paysage {te|vous} revient en premier ?',
      '{Tu pars|Vous partez} plutôt avec un plan, ou au hasard ?',
      'Où {tu retournerais|vous retourneriez} dès demain ?',
      'Qu’est-ce que {tu emportes|vous emportez} toujours ?',
    ],
    recallTemplate: 'on avait parlé de voyages',
  },
  {
    id: 'animals',
    pattern:
      /\b(mon chien|ma chienne|mon chat|chien|chiens|chats?|chaton|cheval|chevaux|animal|animaux|lapin|oiseau|oiseaux)\b/,
    nounPhrase: 'les animaux',
    kind: 'subject',
    isSerious: false,
    acknowledgements: [
      'Les bêtes ont cette façon d’être là sans rien demander de compliqué.',
      'Ah, voilà quelqu’un dont je veux connaître le caractère.',
      'Ça change une maison, une présence comme ça.',
    ],
    questions: [
      'Comment il s’appelle ?',
      'Quelle est sa pire bêtise ?',
      'Qu’est-ce qu’il fait quand {tu rentres|vous rentrez} ?',
      'À qui il ressemble, de caractère ?',
    ],
    recallTemplate: null,
  },
  {
    id: 'sport',
    pattern:
      /\b(sport|courir|course a pied|footing|foot|football|rugby|tennis|natation|nager|piscine|velo|yoga|musculation|salle de sport|match|escalade)\b/,
    nounPhrase: 'le sport',
    kind: 'subject',
    isSerious: false,
    acknowledgements: [
      'Bouger, ça range la tête mieux qu’un long discours.',
      'Le plus dur, c’est de mettre les chaussures.',
      'Le corps a sa façon à lui de dire merci.',
    ],
    questions: [
      'Qu’est-ce que ça {te|vous} fait, juste après ?',
      '{Tu préfères|Vous préférez} en groupe, ou tranquille de {ton|votre} côté ?',
      'Qu’est-ce qui {t’aide|vous aide} à y retourner, les jours sans ?',
    ],
    recallTemplate: null,
  },
  {
    id: 'food',
    pattern:
      /\b(manger|mange|repas|diner|dejeuner|cuisiner|cuisine|recette|gateau|restaurant|resto|cafe|the|vin|chocolat|faim|pates|pizza)\b/,
    nounPhrase: 'la table',
    kind: 'subject',
    isSerious: false,
    acknowledgements: [
      'Là, {tu me donnerais|vous me donneriez} presque faim, si je pouvais.',
      'Un plat simple, bien chaud, ça répare pas mal de choses.',
      'On parle toujours mieux autour d’une table.',
    ],
    questions: [
      'Quel est le plat qui {te|vous} console à coup sûr ?',
      'Dans {ton|votre} enfance, qui tenait la cuisine ?',
      '{Tu cuisines|Vous cuisinez} au gramme près, ou au nez ?',
      'À qui {tu aimerais|vous aimeriez} faire goûter ça ?',
    ],
    recallTemplate: null,
  },
]
