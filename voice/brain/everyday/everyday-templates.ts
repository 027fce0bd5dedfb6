import type { Template } from '../templates/template'
import type { Tone } from './parse-subjects'

/** First sentences about a thing that belongs to no known subject. */
export const openings: Readonly<Record<Tone, readonly Template[]>> = {
  good: [
    'Ah, ça fait plaisir à entendre.',
    'Oh, la bonne nouvelle.',
    'Voilà qui fait du bien.',
    'Chouette, ça.',
    'Ça se savoure, un moment pareil.',
  ],
  bad: [
    'Ah mince.',
    'Aïe, pas de chance.',
    'Zut, c’est agaçant, ça.',
    'Ah, pénible.',
    'Oui, ça, ça use.',
    'Quelle guigne.',
  ],
  plain: [
    'Ah oui.',
    'Tiens.',
    'D’accord.',
    'Ah, je vois.',
    'Ah bon.',
    'Oui, je vois.',
    'Ah, voilà.',
  ],
}

/** `{detail}` is what the caller named, with its article. */
export const namedOpenings: readonly Template[] = [
  'Ah, {detail}.',
  '{detail}, d’accord.',
  'Tiens, {detail}.',
  '{detail}, je vois.',
]

/** `{details}` are things that the caller named in a longer sentence. */
export const severalOpenings: readonly Template[] = [
  '{details} : je vois bien le tableau.',
  'Ah, {details}, ça plante le décor.',
  '{details}, j’ai bien suivi.',
  'Je retiens : {details}.',
  '{details} : il y a de quoi raconter.',
]

/** `{words}` is what the caller said, with the pronouns of the companion's point of view. */
export const mirrored: Readonly<Record<Tone, readonly Template[]>> = {
  good: [
    'Ah, {words}, ça fait plaisir.',
    'Oh, {words} !',
    '{words}, voilà qui fait du bien.',
    'Chouette, {words}.',
    '{words}, ça se savoure.',
  ],
  bad: [
    'Ah mince, {words}, c’est pénible.',
    'Aïe, {words}, je comprends que ça agace.',
    'Oui, {words}, ce n’est pas facile.',
    'Ah, {words}, ça use, à force.',
    'Bon, {words}, c’est dur pour les nerfs.',
    '{words}, ça se comprend que ça pèse.',
  ],
  plain: [
    'Ah, {words}.',
    '{words}, d’accord.',
    'Tiens, {words}.',
    'Donc {words}.',
    '{words}, je vois.',
    'Ah oui, {words}.',
    'Bon, {words}.',
    'Oui, {words}.',
  ],
}

/** What was told is probably hard. */
export const mirroredHard: readonly Template[] = [
  'Oui, {words}, et ce n’est pas rien.',
  '{words}, je comprends que ça pèse.',
  'Ah, {words}, ce n’est pas simple.',
  '{words}, ça compte, ce que {tu dis|vous dites} là.',
]

export const hardQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu le vis|vous le vivez} comment ?',
  'Depuis quand ça {te|vous} pèse ?',
  '{Tu as|Vous avez} quelqu’un à qui en parler ?',
  'Qu’est-ce qui aiderait, là, même un peu ?',
]

export const furtherQuestions: Readonly<Record<Tone, readonly Template[]>> = {
  good: [
    'Et sur le moment, ça {t’a|vous a} fait quoi ?',
    'À qui {tu l’as|vous l’avez} raconté en premier ?',
    'C’était attendu, ou une surprise ?',
    'Et maintenant, c’est quoi la suite ?',
  ],
  bad: [
    'Et du coup, {tu fais|vous faites} comment ?',
    'Ça s’est arrangé, depuis ?',
    'Ça arrive souvent, ou c’est le jour ?',
    'Qu’est-ce qui {t’a|vous a} le plus agacé, là-dedans ?',
    'Quelqu’un peut donner un coup de main ?',
  ],
  plain: [
    'Et {toi|vous}, {tu le vis|vous le vivez} comment ?',
    'Qu’est-ce que ça représente, pour {toi|vous} ?',
    'Il y a une histoire derrière ?',
  ],
}

/** For a statement about the past. */
export const pastQuestions: readonly Template[] = [
  'Et après, il s’est passé quoi ?',
  'C’était comment, pour {toi|vous} ?',
  'Et sur le moment, {tu as|vous avez} pensé quoi ?',
  'Et aujourd’hui, {tu y repenses|vous y repensez} comment ?',
  'Qu’est-ce que {tu en gardes|vous en gardez} ?',
]

/** For a statement about somebody else. */
export const personQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu en penses|vous en pensez} quoi ?',
  'Ça lui ressemble bien ?',
  'C’est quelqu’un qui compte, pour {toi|vous} ?',
  'Et {toi|vous}, {tu le vis|vous le vivez} comment ?',
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
  '{Tu en es|Vous en êtes} sûr, ou c’est une intuition ?',
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
