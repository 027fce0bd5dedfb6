import type { Template } from './template'

/** Matches a request to ask the caller a question, but not "je peux vous poser une question ?", which announces one. */
export const questionRequest = new RegExp(
  [
    '(?<!\\bje (?:\\w+ ){1,2})\\b(?:pose[rz]?|demande[rz]?)(?: moi| m)? .{0,12}\\bquestions?\\b',
    '\\b(?:interroge|teste)\\w* moi\\b|\\bm interroger\\b|\\bme (?:questionner|tester|faire reviser)\\b',
    '\\b(?:fais|faites|faire) moi (?:reviser|reciter)\\b|\\bquiz\\b',
    '\\b(?:autre|prochaine|encore une) question$|\\bquestion suivante$',
  ].join('|'),
)

/** Questions for a caller who asks to be asked something and names no subject. */
export const personalQuestions: readonly Template[] = [
  'Volontiers : quelle est la dernière chose qui {t’a|vous a} fait rire aux larmes ?',
  'D’accord : si {tu pouvais|vous pouviez} revivre une seule journée, ce serait laquelle ?',
  'Allez : quel objet {tu garderais|vous garderiez} s’il fallait tout laisser ?',
  'Une question, alors : à qui {tu dois|vous devez} un merci, et pourquoi ?',
  'Bien : qu’est-ce que {tu ferais|vous feriez} d’un mardi entièrement libre ?',
  'Celle-ci : quelle chose {tu fais|vous faites} mieux que tout le monde, même une bêtise ?',
  'Une autre : quel conseil {tu donnerais|vous donneriez} à la personne que {tu étais|vous étiez} à quinze ans ?',
]

/** Asked in this order. `{subject}` is what the caller learns, with its article. */
export const studyQuestions: readonly Template[] = [
  'Question : dans {subject}, par quoi on commence, et pourquoi ? || Première question : pour {subject}, qu’est-ce qui vient d’abord, et pour quelle raison ?',
  'La suivante : dans {subject}, quelles sont les étapes, dans l’ordre ? || Ensuite : {peux-tu|pouvez-vous} dérouler {subject}, étape après étape ?',
  'Question d’examinateur : sur {subject}, quelle est l’erreur la plus fréquente ? || Un examinateur demanderait : où se trompe-t-on le plus souvent, avec {subject} ?',
  'Autre question : pour {subject}, quel exemple concret {donnerais-tu|donneriez-vous} ? || Plus difficile : un exemple vécu, ou vu, sur {subject} ?',
  'Une dernière : si je ne connaissais rien à {subject}, que faudrait-il retenir en une phrase ? || Pour finir : {subject} en une seule phrase, pour quelqu’un qui n’y connaît rien ?',
]

/** Said when every question about a subject was asked. */
export const questioningEndReplies: readonly Template[] = [
  'On a fait le tour, {tu peux|vous pouvez} souffler.',
  'C’était la dernière, et c’était bien mené.',
]

/**
 * A plan for a presentation: two sentences, and a shorter plan for a second request. `{subject}` is what the
 * presentation is about, with its article.
 */
export const presentationPlan: readonly Template[] = [
  'Un plan en trois parties : d’abord, pourquoi {subject}, avec un chiffre ou une histoire vraie. || Trois temps : on ouvre sur {subject}, pourquoi ça compte, avec un exemple vécu ou un chiffre.',
  'Ensuite, comment, étape par étape ; enfin, l’erreur à éviter, et une phrase de conclusion. || Puis le déroulé, étape après étape, et pour finir le piège à connaître et une phrase à retenir.',
  'Le plan le plus simple : une minute pour dire pourquoi {subject}, deux pour les étapes, une pour conclure. || Un plan en quatre minutes : une pour le pourquoi de {subject}, deux pour le déroulé, une pour finir.',
]
export const presentationQuestions: readonly Template[] = [
  'Par laquelle {tu veux|vous voulez} commencer ?',
  'On remplit la première ensemble ?',
  'Le début, {tu le vois|vous le voyez} déjà ?',
  'On écrit l’ouverture, pour voir ?',
]

/** Ask what to plan. */
export const planQuestions: readonly Template[] = [
  'Volontiers : {dis-moi|dites-moi} trois choses à caser, et je les range dans l’ordre.',
  'D’accord : qu’est-ce qu’il y a à faire, en trois mots ?',
]

/** Plans for a week. */
export const weekPlans: readonly Template[] = [
  'Lundi, {first} ; mercredi, {second} ; vendredi, {third}.',
  'Je verrais bien {first} lundi, {second} mercredi, et {third} vendredi.',
]
/** Plans for a day. */
export const dayPlans: readonly Template[] = [
  'D’abord, {first} ; ensuite, {second} ; et pour finir, {third}.',
  'Je commencerais par {first}, puis {second}, et {third} à la fin.',
]
export const planAdvice: readonly Template[] = [
  'Une heure par chose, pas plus, et une soirée où il n’y a rien.',
  'Le plus lourd tôt, le plus léger à la fin, et on garde une marge.',
]
export const planFitQuestions: readonly Template[] = [
  'Qu’est-ce qui ne rentre pas, là-dedans ?',
  'Ça tient, ou on déplace quelque chose ?',
]

/** Said after an answer that the companion cannot check. */
export const praise: readonly Template[] = [
  '{details} : bien dit, c’est clair, le cours dira si rien ne manque.',
  'Oui, ça se tient, et c’est bien formulé ; à vérifier dans le cours pour les détails.',
  'Très bien, la réponse est nette, je ne peux juste pas vérifier chaque mot.',
  'Bien, ça s’entend que c’est su.',
  'Juste dans l’idée, et facile à suivre.',
]
