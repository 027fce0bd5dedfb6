import type { Template } from './template'

/** One of these is said in full, once per call, when no recogniser is available: the caller can type instead. */
export const recognitionFailureExplanations: readonly (readonly Template[])[] = [
  [
    'J’entends {ta|votre} voix, mais ici je n’arrive pas à distinguer les mots.',
    'Le champ de texte, sur l’écran, les prend très bien, et j’y répondrai.',
    'Sinon, {parle|parlez} quand même : je reste là, et je peux mener la conversation.',
  ],
  [
    'Je préfère être honnête : {ta|votre} voix arrive bien, mais pas les mots.',
    '{Tu peux|Vous pouvez} les écrire dans le champ de texte, je les lirai aussitôt.',
    'Et si {tu préfères|vous préférez} parler, je reste là, et je laisse toute la place.',
  ],
]

/** Said when the recogniser recognised no word. */
export const requestsToRepeat: readonly Template[] = [
  'Je n’ai pas bien compris, {tu peux|vous pouvez} le redire ?',
  'Pardon, les mots m’ont échappé : encore une fois ?',
  'Ça, je ne l’ai pas bien saisi, {tu peux|vous pouvez} répéter ?',
  'Je n’ai pas compris la fin, ni le début : {redis-moi|redites-moi} ça ?',
  'La phrase est arrivée brouillée, {tu me la redis|vous me la redites} ?',
  'Les mots restent flous, et je préfère ne pas deviner : encore une fois ?',
]

/** Signs of listening that do not claim to have understood anything. */
export const listeningSignals: readonly Template[] = [
  'Mm-hm.',
  'Je suis là.',
  '{Prends ton|Prenez votre} temps.',
  'Oui, je {t’écoute|vous écoute}.',
  'Mm.',
  'Je reste là.',
  'Voilà, comme ça.',
  'La voix passe, même sans les mots.',
  'Doucement.',
  'Rien ne presse.',
  'Je laisse la place.',
  'C’est bien de le dire tout haut.',
  'Il y a de la place pour ça.',
  'Je ne coupe pas.',
  'Ça peut sortir dans le désordre.',
  'Même sans les mots, je garde la ligne ouverte.',
  'Une phrase après l’autre.',
  'Les mots sont à {toi|vous}, ils peuvent rester entre {toi|vous} et {toi-même|vous-même}.',
  'À {ton|votre} rythme.',
  'La suite peut venir quand elle veut.',
]

/** Questions that do not depend on the caller's words. */
export const openQuestions: readonly Template[] = [
  'Et là, en le disant, c’est plus léger ou plus lourd ?',
  'Qu’est-ce qui vient juste après ?',
  'Où est-ce que ça se pose, dans le corps ?',
  'Si ça avait une couleur, ce serait laquelle ?',
  'Qu’est-ce qui {te|vous} ferait du bien, dans l’heure qui vient ?',
  'Et si on remontait au tout début ?',
  'Quel mot {tu garderais|vous garderiez}, si c’était le seul ?',
  'Qui aimerait entendre ça, à part moi ?',
  'Qu’est-ce qui a changé depuis hier ?',
  'Comment ça sonne, à voix haute ?',
  'Qu’est-ce qui reste à dire ?',
  'À quoi ressemble la pièce où {tu es|vous êtes} ?',
  'Quel bruit {tu entends|vous entendez}, autour de {toi|vous} ?',
  'Qu’est-ce que {tu aimerais|vous aimeriez} retrouver demain matin ?',
  'Quelle petite chose {tu as|vous avez} bien faite, aujourd’hui ?',
  'Qu’est-ce qui pourrait attendre un peu ?',
  'Quelle fierté {tu gardes|vous gardez} en secret ?',
  'Si quelqu’un de proche était là, quelle question viendrait ?',
  'C’est un souvenir, ou c’est maintenant ?',
  'Et la partie dont on ne parle jamais, elle dit quoi ?',
  'Quelle musique irait avec ce moment ?',
  'Qu’est-ce que {tu voudrais|vous voudriez} poser, là, avant de continuer ?',
  'Quel âge {tu te sens|vous vous sentez}, en dedans ?',
  'Qu’est-ce qui {te|vous} fait tenir, les jours gris ?',
  'À quoi {tu dirais|vous diriez} oui tout de suite ?',
  'Qu’est-ce qui sent bon, dans {ta|votre} mémoire ?',
  'Quelle question {tu aimerais|vous aimeriez} qu’on {te|vous} pose ?',
  'Qu’est-ce qui mérite un merci, aujourd’hui ?',
  'Et si on gardait une seule image de tout ça ?',
  'De quoi {tu n’as|vous n’avez} plus besoin ?',
  'Qu’est-ce qui {te|vous} surprend encore ?',
  'Quel endroit {te|vous} repose, rien que d’y penser ?',
]

/** Said when an activity starts although the answer to its suggestion was not recognised. */
export const unconfirmedActivityStarts: readonly Template[] = [
  'Je n’ai pas saisi si c’était un oui, alors je commence, et un « stop » écrit m’arrête.',
  'Faute de distinguer la réponse, je me lance, et {tu m’arrêtes|vous m’arrêtez} quand {tu veux|vous voulez} en écrivant stop.',
]
