import type { Template } from './template'

/** Said when the caller has answered the last question of an activity. */
export const activityFinishedReplies: readonly Template[] = [
  'On le garde comme ça.',
  'Alors c’est ce qui restera.',
  'Ça fait une jolie fin.',
  'Bien, on laisse ça se poser.',
]

export const activityFinishedQuestions: readonly Template[] = [
  'On reste un peu là-dessus, ou on parle d’autre chose ?',
  'Et maintenant, qu’est-ce qui {te|vous} ferait plaisir ?',
  'Ça donne envie de quoi, pour la suite ?',
]

/** Said after an answer such as "si tu veux", which does not accept the suggestion. */
export const halfHeartedAcceptanceReplies: readonly Template[] = [
  'Seulement si l’envie est là : on essaie, ou on continue de parler ?',
]

export const activityStoppedQuestions: readonly Template[] = [
  'De quoi {tu as|vous avez} envie, maintenant ?',
  'On parle d’autre chose ?',
  'Qu’est-ce qui serait mieux, à la place ?',
]

export const activityStoppedReplies: readonly Template[] = [
  'On s’arrête là, c’était bien d’aller jusqu’ici.',
  'D’accord, on referme ça tout de suite.',
  'Très bien, on laisse ça de côté.',
  'On laisse ça là, sans regret.',
  'On en reste là, et on laisse reposer.',
  'On arrête net, et c’est très bien ainsi.',
]

/** Said before an activity that the caller has asked for begins. */
export const requestedActivityReplies: readonly Template[] = [
  'Volontiers.',
  'Avec joie.',
  'Allons-y.',
]

/**
 * Matches events for which an activity is stopped, in normalised text: a break-up, a theft, an eviction, an illness.
 */
export const lifeEventPattern =
  /\b(?:divorc\w*|nous separer|on se separe|me (?:quitte|trompe)|m a (?:quittee?|trompee?|larguee?|viree?|frappee?)|volee? (?:mon|ma|mes)|me suis fait (?:voler|virer|agresser|larguer|licencier)|(?:ete|etre|suis) (?:cambriolee?|agressee?|viree?|licenciee?|expulsee?|convoquee?)|expuls\w*|huissiers?|harcel\w*|(?:veut|veulent) plus (?:me voir|me parler)|(?:pere|mere|mari|femme|fils|fille|frere|soeur|conjoint\w*) (?:boit|se drogue|est (?:malade|mort\w*|a l hopital|hospitalise\w*))|cancer|avc|accident|tribunal|gendarmes?|(?:payer|paye) (?:mon|le|ce) loyer|test est positif|fausse couche|aux urgences|est (?:mort|morte|decedee?)\b)/

/** Said when an activity was stopped for something serious. */
export const activityInterruptedReplies: readonly Template[] = [
  'On laisse le jeu, ce que {tu viens|vous venez} de dire passe avant.',
  'On laisse le jeu de côté, ce que {tu viens|vous venez} de dire compte davantage.',
  'On laisse tout ça : c’est de cela qu’il faut parler.',
  'Le jeu attendra, on laisse tomber : voilà ce qui compte.',
]

/** Name two activities as examples of what the companion can do. */
export const activityExamples: readonly Template[] = [
  'Par exemple {first}, ou {second}, quand {tu veux|vous voulez}.',
  'On peut faire {first}, ou {second}, si ça {te|vous} dit.',
]
/** Said after the description of a suggested activity. */
export const activityInvitations: readonly Template[] = [
  '{Tu veux|Vous voulez} essayer, ou on parle ?',
  'On essaie, ou pas ?',
]

/** Replies to a refusal of games and exercises. */
export const activityRefusalReplies: readonly Template[] = [
  'D’accord, pas d’exercice ni de jeu : on parle, c’est tout.',
  'Entendu, je n’en propose plus, on reste simplement à parler.',
  'Très bien, rien de tout ça aujourd’hui, juste la conversation.',
]

/** Describe an activity. `{activity}` is its name, `{count}` its number of steps. */
export const activityDescriptions: Readonly<Record<'talk' | 'quiet', readonly Template[]>> = {
  talk: [
    'C’est {activity} : {count} petites étapes, je propose, {tu réponds|vous répondez} comme {tu veux|vous voulez}, et rien n’est noté.',
    'Je pose des questions courtes, {tu choisis|vous choisissez}, et on s’amuse de ce qui vient, en {count} étapes.',
  ],
  quiet: [
    'C’est {activity} : je donne le rythme à voix basse, {tu suis|vous suivez} si ça fait du bien, en {count} étapes courtes.',
    'Je guide doucement le corps et l’attention, {tu fais|vous faites} ce qui est confortable, et rien de plus.',
  ],
}
/** Say how long an activity takes. `{count}` is its number of steps. */
export const activityDurations: Readonly<Record<'talk' | 'quiet', readonly Template[]>> = {
  talk: [
    'C’est court : {count} étapes, cinq minutes environ, et on s’arrête quand {tu veux|vous voulez}.',
    'Quelques minutes, à {ton|votre} rythme, et rien n’oblige à finir.',
  ],
  quiet: [
    'Trois ou quatre minutes, et on peut s’arrêter au milieu, à tout moment. || Quatre minutes au plus, et rien n’oblige à aller jusqu’au bout.',
  ],
}
/** Said to a caller who asks about an activity and names a condition that `cautionPattern` matches. */
export const activityCautions: readonly Template[] = [
  'Dans ce cas rien de forcé : on garde {ton|votre} rythme naturel, sans rien retenir, et on arrête à la moindre gêne.',
  'Au moindre doute, mieux vaut l’avis du médecin d’abord, et on peut faire autre chose en attendant.',
]
/** Answers to `stopQuestion`. */
export const freeToStopReplies: readonly Template[] = [
  'On s’arrête tout de suite, un mot suffit, « stop », sans explication.',
  'À tout moment : {dis|dites} « stop », et c’est fini, sans avoir à se justifier.',
]

/** Suggest another activity after a finished one. */
export const furtherSuggestions: readonly Template[] = [
  'Il y a autre chose qu’on peut faire à deux : {activity}, si l’envie est là, ou on bavarde ?',
  'Si le cœur y est, on peut enchaîner avec {activity}, ou simplement parler, qu’en {dis-tu|dites-vous} ?',
]

/** An alternative to the activity's own suggestion, which the caller may have heard in the previous call. */
export const nextCallSuggestion: Template =
  'J’ai toujours {activity} dans ma poche, si ça {te|vous} dit, ou on continue de parler ?'
