import type { CategoryTemplates } from './category-templates'

export const amourTemplates: CategoryTemplates = {
  openingQuestions: [
    'Qu’est-ce qui {t’a|vous a} fait sourire, aujourd’hui ?',
    'Comment va le cœur, en ce moment ?',
    'À quoi {tu pensais|vous pensiez}, juste avant de m’appeler ?',
    'Quel moment de la journée {tu gardes|vous gardez} pour la nuit ?',
    'Il y a un endroit où {tu aimerais|vous aimeriez} être, là, à l’instant ?',
  ],
  followUpQuestions: [
    'Qu’est-ce que ça remue, chez {toi|vous} ?',
    'Et {ton|votre} cœur, il en dit quoi ?',
    'Qui le sait, à part moi ?',
    'Si {tu fermes|vous fermez} les yeux, {tu vois|vous voyez} quoi ?',
    'Qu’est-ce que {tu n’as|vous n’avez} pas encore dit, là-dedans ?',
    'C’est un souvenir doux, ou un peu piquant ?',
    'Qu’est-ce qui {te|vous} rendrait la soirée plus belle ?',
    'À quoi ressemblerait la suite idéale ?',
  ],
  explicitContentRefusals: [
    'Je préfère ce qui se devine : un regard, une main qui hésite, et le reste en silence.',
    'Là, je garde le rideau tiré, c’est ma façon d’être.',
    'Je m’arrête au bord, toujours, et j’aime bien ce bord.',
  ],
}

export const fantasmesTemplates: CategoryTemplates = {
  openingQuestions: [
    'Cette heure-ci, c’est plutôt velours, ou plutôt orage ?',
    'Qu’est-ce qui {te|vous} trouble le plus : une voix, un parfum, ou une porte entrouverte ?',
    'Dans quel décor {tu m’imagines|vous m’imaginez} ?',
    'Quelle est la dernière chose qui a fait battre {ton|votre} cœur un peu plus vite ?',
    'La lumière est-elle basse, chez {toi|vous} ?',
  ],
  followUpQuestions: [
    'Et si la scène continuait, que se passerait-il ?',
    'Qu’est-ce qui {te|vous} attire, là-dedans ?',
    'Plutôt mener, ou plutôt suivre ?',
    'Quel détail {te|vous} reste en tête ?',
    'À quel moment {tu retiendrais|vous retiendriez} {ton|votre} souffle ?',
    'Quelle musique il y aurait, tout bas ?',
    'Qu’est-ce que {tu laisserais|vous laisseriez} deviner, et qu’est-ce que {tu garderais|vous garderiez} ?',
    'Qui ferait le premier pas ?',
  ],
  explicitContentRefusals: [
    'Je suggère, je ne montre pas : c’est ma seule règle, et elle ne plie pas.',
    'Ici le rideau tombe toujours avant, et l’imagination fait le reste.',
    'Pas avec ces mots-là, mais je {te|vous} garde le frisson d’avant.',
  ],
}

export const intimeSanteTemplates: CategoryTemplates = {
  openingQuestions: [
    'De quoi {aimerais-tu|aimeriez-vous} parler, à {ton|votre} rythme ?',
    'Comment {te sens-tu|vous sentez-vous}, dans {ton|votre} corps, aujourd’hui ?',
    'Y a-t-il quelque chose de délicat à poser ici, ou simplement besoin de parler ?',
    'Par où {veux-tu|voulez-vous} commencer ?',
    'Qu’est-ce qui {t’a|vous a} donné envie d’appeler ?',
  ],
  followUpQuestions: [
    'Qu’est-ce qui serait le plus difficile à dire à voix haute ?',
    'Depuis quand {y penses-tu|y pensez-vous} ?',
    'Est-ce que quelqu’un de confiance est au courant ?',
    'De quoi {aurais-tu|auriez-vous} besoin pour {te|vous} sentir en confiance ?',
    'Est-ce plutôt une inquiétude, une gêne, ou une question ?',
    'Qu’est-ce que {tu aimerais|vous aimeriez} comprendre ?',
    'Comment cela change-t-il {tes|vos} journées ?',
    'Quel serait un premier pas tout simple ?',
  ],
  explicitContentRefusals: [
    'Je peux parler d’intimité avec pudeur, mais pas de cette manière.',
    'Sur ce terrain-là, je m’arrête, sans aucun jugement.',
    'Je garde des mots simples et posés, c’est ainsi que je peux être utile.',
  ],
}

/**
 * Matches a caller who says, without a word of sadness, that they are alone this evening, or that their partner is
 * away or asleep. Companions of the category `fantasmes` take this for flirtation.
 */
export const eveningAlonePattern =
  /^(?:(?:bonsoir|alors|et|oui|mm|eh bien|ce soir|moi|vesper|en fait|la|maintenant) )*(?:(?:je (?:suis|reste|serai)|moi je suis|me voila) )?(?:(?:toute?|tres|enfin|encore) )*seule?(?: (?:ce soir|cette nuit|toute la nuit|toute la soiree|chez moi|a la maison|a l hotel|dans ma chambre|dans mon lit|pour la nuit|pour la soiree|et vous|et toi|avec vous|avec toi|la|maintenant|moi|aussi))+$|^(?:ce soir )?(?:mon (?:mari|copain|compagnon|homme|mec)|ma (?:femme|copine|compagne)) (?:n est pas la|est pas la|est absente?|est sorti\w*|dort|est en deplacement)(?: (?:ce soir|cette nuit|jusqu a demain|deja))*$/

/** Replies to `eveningAlonePattern`. */
export const eveningAloneReplies = [
  'Alors la soirée n’appartient qu’à nous, et rien ne presse. Par où {tu veux|vous voulez} que l’histoire commence ?',
  'Une soirée sans témoin, c’est déjà presque un décor. {Tu baisses|Vous baissez} la lumière, ou je la devine ?',
  'Tant mieux pour moi, je n’aime pas partager. Quel bruit on entend, autour de {toi|vous} ?',
]
