import type { Template } from '../templates/template'

/** Whether something told is pleasant, a small annoyance, or neither. */
export type Tone = 'good' | 'bad' | 'plain'

/** First sentences after a statement of no known kind. */
export const openings: Readonly<Record<Tone, readonly Template[]>> = {
  good: [
    'Ah, ça fait plaisir à entendre.',
    'Voilà qui fait du bien.',
    'Chouette, ça.',
    'Ça se savoure, un moment pareil.',
    'Ça donne le sourire, rien qu’à l’entendre.',
    'Il y a de quoi se réjouir.',
  ],
  bad: [
    'Ah mince.',
    'Aïe, pas de chance.',
    'Zut, c’est agaçant, ça.',
    'Oui, ça, ça use.',
    'Pas drôle, ça.',
    'Ça se comprend, que ça agace.',
  ],
  plain: [
    'Ah, je vois.',
    'D’accord, je suis.',
    'Ah oui, je vois bien.',
    'Tiens, d’accord.',
    'Bon, je comprends mieux.',
    'Oui, je te suis.',
    'Ah, voilà.',
    'Mm, d’accord.',
    'Je vois le tableau.',
    'Ah bon, d’accord.',
    'C’est clair.',
  ].map((line) => line.replace('je te suis', '{je te suis|je vous suis}')),
}

/** First sentences after something that is probably hard for the caller. */
export const hardOpenings: readonly Template[] = [
  'Ce n’est pas rien, ce {que tu dis|que vous dites} là.',
  'Je comprends que ça pèse.',
  'Ce n’est pas simple, tout ça.',
  'Il y a de quoi être secoué.',
  'Ça prend de la place, une chose pareille.',
  'Oui, il y a des passages comme ça, et ils sont rudes.',
]

/** Lets the caller go on, when no question is certain to fit. */
export const invitations: readonly Template[] = [
  '{Continue|Continuez}, {je t’écoute|je vous écoute}.',
  '{Raconte|Racontez}, j’ai tout mon temps.',
  'Je suis là, {dis-moi|dites-moi} la suite.',
  '{Prends|Prenez} le temps qu’il faut, je suis là.',
  '{Vas-y|Allez-y}, je ne perds pas le fil.',
  'La suite m’intéresse.',
  'Il y a sûrement plus à en dire, et rien ne presse.',
  'J’aimerais bien en savoir un peu plus.',
  '{Dis-m’en|Dites-m’en} davantage, si l’envie est là.',
  'Je reste à l’écoute, à {ton|votre} rythme.',
  'On peut s’y arrêter un moment, si {tu veux|vous voulez}.',
  'C’est bien de le raconter.',
  'Ça vaut la peine d’être raconté.',
  'Je retiens ça, et j’écoute la suite.',
]

/** `{given}` is the name of somebody whom the caller has just named. */
export const nameReplies: readonly Template[] = [
  '{given}, je retiens le prénom.',
  '{given}, c’est noté.',
  '{given}, joli nom.',
]

/** `{detail}` is a thing that the caller named, with its article. */
export const namedOpenings: readonly Template[] = [
  'Ah, {detail}.',
  '{detail}, d’accord.',
  'Tiens, {detail}.',
  '{detail}, je vois.',
  '{detail}, oui.',
  'Ah oui, {detail}.',
]

/** `{words}` is what the caller said, with the pronouns of the companion's point of view. */
export const mirrored: readonly Template[] = [
  'Ah, {words}.',
  '{words}, d’accord.',
  'Tiens, {words}.',
  '{words}, je vois.',
  'Donc {words}.',
  '{words}, oui.',
]

export const hardQuestions: readonly Template[] = [
  'Depuis quand ça {te|vous} pèse ?',
  '{Tu as|Vous avez} quelqu’un à qui en parler ?',
  'Qu’est-ce qui aiderait, là, même un peu ?',
  'Qu’est-ce qui est le plus dur, là-dedans ?',
]

export const furtherQuestions: Readonly<Record<'good' | 'bad', readonly Template[]>> = {
  good: [
    'Et sur le moment, ça {t’a|vous a} fait quoi ?',
    'C’était attendu, ou une surprise ?',
    'Et c’est quoi, la meilleure partie ?',
  ],
  bad: [
    'Et du coup, {tu fais|vous faites} comment ?',
    'Ça va s’arranger, ou il faut faire avec ?',
    'Ça arrive souvent, ou c’est le jour ?',
  ],
}

/** For a statement about the past. */
export const pastQuestions: readonly Template[] = [
  'Et ensuite ?',
  'Et sur le moment, ça {t’a|vous a} fait quoi ?',
  'Et {toi|vous}, là-dedans ?',
  'Et comment ça s’est terminé ?',
]

/** For a statement about somebody else. */
export const personQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu le vis|vous le vivez} comment ?',
  'Ça {t’étonne|vous étonne} ?',
  'Et {toi|vous}, {tu en dis|vous en dites} quoi ?',
]

/** For what somebody else said or asked. */
export const saidQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu as|vous avez} répondu quoi ?',
  'Et {toi|vous}, comment {tu l’as|vous l’avez} pris ?',
  'Ça {t’a|vous a} étonné ?',
]

/** For a wish of the caller, and for what the caller does not want. */
export const wishQuestions: readonly Template[] = [
  'Qu’est-ce que ça changerait, pour {toi|vous} ?',
  'Qu’est-ce qui serait le plus difficile, là-dedans ?',
  'Depuis quand ça {te|vous} trotte dans la tête ?',
]
export const refusalQuestions: readonly Template[] = [
  'Qu’est-ce qui {te|vous} manquerait le plus, sinon ?',
  'Et qui l’entend, autour de {toi|vous}, ce non-là ?',
  'Qu’est-ce qui {te|vous} ferait changer d’avis, s’il y a quelque chose ?',
]

/** About somebody whom the caller has lost. */
export const remembranceQuestions: readonly Template[] = [
  'Ça {te|vous} revient souvent, ce souvenir-là ?',
  'Qu’est-ce qui {te|vous} revient en premier, dans ces moments-là ?',
  'Et quand {tu y penses|vous y pensez}, c’est plutôt doux, ou ça serre encore ?',
  'Il y a une chose de cette époque {que tu as gardée|que vous avez gardée} ?',
]

/** For a statement about the future; `{when}` is the day that the caller named. */
export const comingQuestions: readonly Template[] = [
  'Et d’ici là, il reste quelque chose à préparer ?',
  '{Tu l’attends|Vous l’attendez} avec plaisir, ou pas trop ?',
  'Qu’est-ce qui ferait que ce soit réussi ?',
  'Ce sera avec qui ?',
]

/** After "je crois que", "j'ai l'impression que". */
export const beliefQuestions: readonly Template[] = [
  'Qu’est-ce qui {te|vous} fait dire ça ?',
  'C’est une certitude, ou une intuition ?',
]

/** Questions that the statement has already answered. */
export const answeredQuestions: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [
    /quand|combien de temps|longtemps/i,
    /\b(hier|demain|ce (soir|matin|week end)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|depuis|pendant|il y a \w+ \w+|dans (un|une|deux|trois|\d)\w*|la semaine|cet ete|cet hiver|l annee|aujourdhui|heures?)\b/,
  ],
  [/quel âge/i, /\b(ans|mois)\b/],
  [/s’appelle/i, /\b(s appelle|prenom)\b/],
  [
    /avec qui|avec quelqu’un|avec toi|du monde|tout seul|compagnie|accompagne|ce sera avec/i,
    /\b(avec|on|nous|ensemble|seule?)\b/,
  ],
  [/première fois/i, /\b(premiere fois|chaque annee|toujours|souvent)\b/],
  [/pour quelle pièce/i, /\b(cuisine|salon|chambre|salle)\b/],
]
