import type { Template } from '../templates/template'

/** Whether what the caller tells is pleasant, a small annoyance, or neither. */
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
    'D’accord, {je te suis|je vous suis}.',
    'Oui, je vois bien.',
    'Ah oui.',
    'Je comprends.',
    'Oui, {je t’écoute|je vous écoute}.',
    'Mm, d’accord.',
    'Oui, j’entends.',
    'Ah bon, d’accord.',
  ],
}

/** First sentences after a long text without a clear feeling. */
export const storyOpenings: readonly Template[] = [
  'Merci de me raconter tout ça.',
  'J’ai bien tout suivi, et ça fait beaucoup d’un coup.',
  'Je vois mieux, maintenant, avec tout ce {que tu racontes|que vous racontez}.',
]

/** `{words}` is the weightiest part of a long text that is not certainly painful. */
export const plainStoryQuotes: readonly Template[] = [
  'Je m’arrête sur « {words} ».',
  '« {words} »… je vois la scène d’ici.',
  'Je retiens « {words} ».',
]

/** `{words}` is the most serious part of a long text. */
export const storyQuotes: readonly Template[] = [
  'Dans tout ça, il y a « {words} », et c’est là que je m’arrête.',
  '« {words} »… c’est ça qui serre le plus, j’ai l’impression.',
  'Ce qui me reste, c’est « {words} ».',
  'Je garde surtout « {words} », parce que ça dit beaucoup.',
]

/** First sentences after something that is probably hard for the caller. */
export const hardOpenings: readonly Template[] = [
  'Ce n’est pas rien, ce {que tu dis|que vous dites} là.',
  'Je comprends que ça pèse.',
  'Ce n’est pas simple, tout ça.',
  'Il y a de quoi être secoué.',
  'Ça prend de la place, une chose pareille.',
  'Oui, il y a des passages comme ça, et ils sont rudes.',
]

/** After the caller's own words, in place of a question. */
export const remarks: readonly Template[] = [
  'Je vois la scène.',
  'Ça se comprend.',
  'Je garde ça en tête.',
  'Ce n’est pas un détail.',
  'Je retiens.',
]

/** Invitations to go on, for when no question certainly fits. */
export const invitations: readonly Template[] = [
  '{Continue|Continuez}, j’ai tout mon temps.',
  '{Raconte-moi|Racontez-moi} la suite.',
  '{Dis-m’en|Dites-m’en} un peu plus.',
  '{Prends|Prenez} {ton|votre} temps, je suis là.',
  'J’aimerais bien en savoir un peu plus.',
  'Et ensuite ?',
  '{Raconte|Racontez}, je suis tout ouïe.',
  'Et après ?',
]

/** `{given}` is the name of somebody whom the caller has just named. */
export const nameReplies: readonly Template[] = [
  '{given}, je retiens le prénom.',
  '{given}, c’est noté.',
  '{given}, joli nom.',
]

/** `{years}` is the age of somebody of whom the caller speaks. */
export const ageReplies: readonly Template[] = [
  '{years}, d’accord.',
  '{years}, je vois mieux.',
  '{years}, je le retiens.',
]

/** `{detail}` is a person or a thing that the statement is about. */
export const namedOpenings: readonly Template[] = ['Ah, {detail}.', 'Ah oui, {detail}.']

/** `{words}` is what the caller said, rephrased from the companion's point of view. */
export const echoes: readonly Template[] = ['{words}.', 'Ah, {words}.', 'Oui, {words}.']

export const hardQuestions: readonly Template[] = [
  'Depuis quand ça {te|vous} pèse ?',
  '{Tu as|Vous avez} quelqu’un à qui en parler ?',
  'Qu’est-ce qui aiderait, là, même un peu ?',
  'Qu’est-ce qui est le plus dur, là-dedans ?',
]

/** After something hard about somebody else. */
export const ownQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu le vis|vous le vivez} comment ?',
  'Et {toi|vous}, au milieu de tout ça ?',
]

/** For a small annoyance. */
export const annoyanceQuestions: readonly Template[] = [
  'Et du coup, {tu fais|vous faites} comment ?',
  'Ça va s’arranger, ou il faut faire avec ?',
]

/** For a statement about what somebody said to the caller. */
export const reportedSpeechQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu as|vous avez} répondu quoi ?',
  'Et {toi|vous}, comment {tu l’as|vous l’avez} pris ?',
]

/** After a long text. */
export const storyQuestions: readonly Template[] = [
  'Et dans tout ça, qu’est-ce qui {te|vous} reste le plus ?',
  'S’il fallait n’en garder qu’un bout, ce serait lequel ?',
  'Et maintenant, {tu te sens|vous vous sentez} comment ?',
]

/** For a statement about the future. */
export const futureQuestions: readonly Template[] = [
  '{Tu le sens|Vous le sentez} comment ?',
  'Et ça s’annonce comment ?',
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
