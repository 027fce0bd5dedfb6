import type { Mood } from '../understanding/find-mood'
import type { Template } from './template'

/** First sentences of a response, by the caller's mood. */
export const sympathies: Readonly<Record<Mood, readonly Template[]>> = {
  loss: [
    'C’est une vraie peine, ce que {tu traverses|vous traversez} là.',
    'Ça doit faire très mal, et c’est normal que ça prenne toute la place.',
    'Quel chagrin, et aucune phrase ne va le réparer, alors je reste avec {toi|vous}.',
    'Une absence pareille, c’est lourd, même quand tout autour continue.',
    'C’est dur, et il n’y a pas de délai pour s’en remettre.',
    'La douleur dit combien ça comptait.',
  ],
  shame: [
    'C’est dur de porter ça, et non, ça ne fait pas de {toi|vous} quelqu’un de ridicule.',
    'Il faut du courage pour le dire tout haut, et il n’y a rien de honteux là-dedans.',
    'Je comprends que ça blesse, et je ne vois aucune raison de se juger.',
    'On est souvent plus dur avec soi qu’avec n’importe qui d’autre.',
    'C’est souvent plus dur à dire qu’à entendre, et ici, rien n’est gênant.',
    'Rien de tout ça ne mérite qu’on se traite durement.',
  ],
  fear: [
    'Je comprends que ça fasse peur, c’est lourd d’y penser sans arrêt.',
    'Cette peur se comprend, ce n’est pas rien.',
    'La peur prend de la place, et elle use.',
    'Le trac dit souvent que ça compte, ce n’est pas un défaut.',
    'Ce n’est pas rien, d’oser le dire.',
    'On peut avoir peur et y aller quand même, à petits pas.',
  ],
  anger: [
    'Il y a de quoi, c’est injuste, et ça blesse.',
    'Je comprends la colère, elle a ses raisons.',
    'C’est rude, un traitement pareil, et ça laisse des traces.',
    'Ça se comprend, qu’on n’en puisse plus.',
    'Personne n’encaisse ça sans rien sentir.',
  ],
  tiredness: [
    'C’est épuisant, et le corps finit par le dire.',
    'Tenir comme ça, c’est lourd, pas étonnant que ça craque.',
    'Une fatigue pareille, ce n’est pas un manque de volonté.',
    'C’est beaucoup pour une seule personne, vraiment.',
    'Ça use, même les plus solides, je comprends.',
  ],
  sadness: [
    'C’est dur, ce que {tu racontes|vous racontez}, et je ne le prends pas à la légère.',
    'Je comprends que ça pèse, il y a de quoi.',
    'Ça fait mal, et {tu as|vous avez} le droit de le dire comme ça.',
    'Pas facile, tout ça, merci de me le confier.',
    'Ça fait lourd à porter, ce {que tu dis|que vous dites}.',
    'Ça touche, ce que {tu dis|vous dites} là.',
    'Oui, c’est difficile, et je suis là.',
  ],
  joy: [
    'Ah, ça c’est une belle nouvelle, il y a de quoi sourire.',
    'Ça fait plaisir à entendre, vraiment.',
    'Quelle joie, ça s’entend dans chaque mot.',
    'Voilà qui mérite d’être savouré.',
    'C’est beau, et ça compte, même tout petit.',
  ],
}

/** Questions by the caller's mood, asked when no serious topic provides a more specific one. */
export const moodQuestions: Readonly<Record<Mood, readonly Template[]>> = {
  loss: [
    'Qu’est-ce qui {te|vous} manque le plus, ces jours-ci ?',
    'Qui est près de {toi|vous}, en ce moment ?',
    'Quel moment de la journée est le plus dur ?',
  ],
  shame: [
    'Et si c’était un ami qui racontait ça, {tu lui dirais|vous lui diriez} quoi ?',
    'Depuis quand {tu portes|vous portez} ça ?',
    'Qui a pu {te|vous} faire croire ça ?',
  ],
  fear: [
    'Qu’est-ce qui {t’inquiète|vous inquiète} le plus, au juste ?',
    'Qu’est-ce qui {te|vous} rassurerait un peu ?',
    'Le pire, dans {ta|votre} tête, ce serait quoi ?',
  ],
  anger: [
    'Qu’est-ce que {tu aurais|vous auriez} voulu répondre ?',
    'Qu’est-ce qui a fait déborder le vase ?',
    'C’est la première fois, ou ça s’ajoute au reste ?',
  ],
  tiredness: [
    'Depuis quand {tu n’as|vous n’avez} pas vraiment soufflé ?',
    'Qu’est-ce qui pourrait attendre, cette semaine ?',
    'Qui pourrait prendre une seule chose à {ta|votre} place ?',
  ],
  sadness: [
    'Qu’est-ce qui est le plus lourd, là, maintenant ?',
    '{Tu veux|Vous voulez} m’en dire un peu plus, ou juste que je reste là ?',
  ],
  joy: [
    'Qu’est-ce qui {t’a|vous a} fait le plus plaisir ?',
    'À qui {tu l’as|vous l’avez} dit en premier ?',
    'Et la suite, {tu l’imagines|vous l’imaginez} comment ?',
  ],
}

/** Said to a caller who comes back after a pause. */
export const returnReplies: readonly Template[] = [
  '{Te|Vous} revoilà, et rien n’a bougé ici.',
  'Re, on reprend quand {tu veux|vous voulez}.',
]

/** Said to a caller who asks for silence. None of these sentences is a question. */
export const silenceReplies: readonly Template[] = [
  'Bien sûr, je suis là.',
  'D’accord, je me tais.',
  'Oui, prenons ce silence.',
  'Je reste là, sans rien dire.',
]
/** Said to a caller who leaves for a moment. None of these sentences is a question. */
export const waitReplies: readonly Template[] = [
  '{Va|Allez}, je reste là, rien ne presse.',
  'Bien sûr, j’attends.',
  'Oui, {vas-y|allez-y}, je ne bouge pas.',
]

/** Said to a caller who complains that the companion repeats itself. */
export const repetitionApologies: readonly Template[] = [
  'C’est vrai, pardon, je l’ai déjà dit : {dis-moi|dites-moi} ce qui serait utile, là, et j’y vais tout droit.',
  '{Tu as|Vous avez} raison, je me répète, pardon. Qu’est-ce qui manquait, dans ce que j’ai dit ?',
]
