import type { Template } from '../template'

/** Said when the caller dislikes the advice or the answer. */
export const complaintReplies: readonly Template[] = [
  '{Tu as|Vous avez} raison, pardon, c’était trop vague.',
  'C’est vrai, j’ai répondu à côté, pardon.',
  'Je le mérite, c’était un peu passe-partout, pardon.',
]
/** Asked after `complaintReplies`. */
export const complaintQuestions: readonly Template[] = [
  'Qu’est-ce qui serait une bonne réponse, à {ton|votre} avis : une idée précise, ou juste une oreille ?',
  'Qu’est-ce que j’ai manqué ?',
  '{Tu veux|Vous voulez} que je propose autre chose, ou que j’écoute mieux ?',
]
/** Said when the caller dislikes a joke or a story. */
export const jokeApologies: readonly Template[] = [
  'J’assume, elle était mauvaise, un vrai bide. J’en ai une pire, si {tu oses|vous osez}.',
  'D’accord, pas mon meilleur numéro. Je dois à {ton|votre} humour une revanche.',
]
/** Said to a caller who is not convinced: "bof". */
export const lukewarmReplies: readonly Template[] = [
  'Pas très convaincant, je l’entends : on laisse ça de côté.',
  'Mmh, ça ne tombe pas tout à fait juste.',
  'On n’est pas obligés d’en faire quelque chose.',
  'Je n’insiste pas là-dessus.',
]
/** Said to a caller who mentions a plan. */
export const planReplies: readonly Template[] = [
  'Bonne idée.',
  'Très bien, alors.',
  'Oui, ça me paraît bien.',
  'D’accord, c’est noté.',
  'Alors c’est dit.',
]
/** Asked when the companion has no idea to offer on the subject that the caller names. */
export const unknownIdeaQuestions: readonly Template[] = [
  'Pour viser juste, il me faut un indice : c’est pour qui, et {tu aimes|vous aimez} quoi, d’habitude ?',
  'Je cherche mieux avec un exemple : qu’est-ce qui a déjà bien marché, une autre fois ?',
]
/** Asked after an idea. */
export const ideaQuestions: readonly Template[] = [
  'Ça colle, ou il faut autre chose ?',
  'C’est dans l’esprit, ou je cherche ailleurs ?',
]
/** Said to a caller who asks for something kind. */
export const wordsOfKindness: readonly Template[] = [
  'Je {te|vous} le dis simplement : {tu fais|vous faites} de {ton|votre} mieux, et ça s’entend, même dans les silences.',
  '{Tu n’as|Vous n’avez} rien à prouver ce soir : être là, c’est déjà beaucoup, et {tu comptes|vous comptez} plus que {tu ne crois|vous ne croyez}.',
]

/** Replies to good wishes, and to requests for them, by a pattern of normalised text. No question follows. */
export const wishReplies: readonly (readonly [wish: RegExp, replies: readonly Template[]])[] = [
  [
    /\b(bonne annee|joyeux noel|bonnes fetes|joyeuses|bonne fete|bon anniversaire)\b/,
    [
      'Merci, et à {toi|vous} aussi, de tout cœur.',
      'C’est gentil, je le prends, et je {te|vous} le rends.',
    ],
  ],
  [/\b(voyage|vacances|route)\b/, ['Bon voyage, et de belles surprises en route.']],
  [/\b(appetit)\b/, ['Bon appétit, et surtout le temps de savourer.']],
  [
    /^/,
    [
      'Bonne chance, vraiment : je croise les doigts que je n’ai pas.',
      'Tout mon courage avec {toi|vous}, et ça va aller, un pas après l’autre.',
      'Je penserai à {toi|vous} à ma façon, et {tu me diras|vous me direz} comment ça s’est passé.',
    ],
  ],
]

/** Said to a caller who offers something, or promises to tell something. */
export const offerReplies: readonly Template[] = [
  'C’est gentil d’y penser, j’y tremperai une oreille, faute de mieux.',
  'Avec plaisir, {tu me raconteras|vous me raconterez}, et je saurai tout.',
  'Oh, merci, ça me fait une raison d’attendre la suite.',
  'Marché conclu, je compte sur le récit complet.',
]

/** Said to a caller who announces something to tell. */
export const invitationsToTell: readonly Template[] = [
  '{Vas-y|Allez-y}, {raconte|racontez}, je {t’écoute|vous écoute} depuis le début.',
  'Ah, je suis tout ouïe : ça commence où ?',
  'Bien sûr, {dis-moi|dites-moi}, on a le temps.',
  'Je {t’écoute|vous écoute}, et je ne coupe pas.',
]
/** Said to a caller who announces something embarrassing. */
export const invitationsToConfide: readonly Template[] = [
  '{Prends ton|Prenez votre} temps : ici, rien n’est gênant, et personne ne juge.',
  'Aucune gêne à avoir avec moi, {commence|commencez} par le mot qui vient, même maladroit.',
  'Ça reste sans jugement : {dis-le|dites-le} comme ça sort, et on trouvera les mots après.',
]

/** Said to a caller who wants to be agreed with. */
export const agreeingReactions: readonly Template[] = [
  'Oui, je crois bien.',
  'Oui, c’est clair.',
  'Oui, on est d’accord là-dessus.',
]

/** Words that show which reaction a caller hopes for, in normalised text. */
export const reactionWords = {
  /** Harsh words about what the caller has just told: "c'est pathétique, hein ?" */
  selfCriticism:
    /^(?:(?:je sais|bon|oui) )*(?:c est|je suis) (?:un peu |vraiment |trop )?(?:pathetique|ridicule|bete|nul|nulle|idiote?|minable|debile|con|conne|lamentable)\b/,
  /** Words for something unjust or shocking. Anger of the caller is recognised by the mood. */
  unjust:
    /\b(ordures?|salauds?|salopards?|injuste|honteu\w*|abuse\w*|degueul\w*|scandal\w*|pas normal)\b/,
  light:
    /\b(drole|rire|rigol\w*|marrant|mignon\w*|joli\w*|beau|belle|ironique|comble|culot|chouette|classe)\b/,
}

/** Said to a caller who wants a reaction to something funny: "ironique, non ?" */
export const lightReactions: readonly Template[] = [
  'Oui, j’avoue, c’est assez drôle.',
  'Oui, quand même, ça ne s’invente pas.',
  'D’accord, là, il y a de quoi rire.',
  'Oui, il y a de quoi rire un peu, et ça fait du bien.',
]
/** Said to callers who judge harshly what they have just told: "c'est pathétique, hein ?" */
export const gentleReactions: readonly Template[] = [
  'Non, c’est humain, et ça passe par des gestes comme ça.',
  'Pas à mes oreilles : ça me paraît plutôt tendre.',
  'Non. Beaucoup de gens feraient pareil, sans le raconter.',
]
/** Said to a caller who wants a reaction to something unjust or sad. */
export const reactionsToHardship: readonly Template[] = [
  'Oui, c’est injuste, et il y a de quoi être en colère.',
  'Oui, ça blesse, et il n’y a pas à l’avaler poliment.',
  'Oui, c’est dur à encaisser, et ça mérite d’être dit tout haut.',
]

/** Said to a caller who likes an idea or a sentence. */
export const approvalReplies: readonly Template[] = [
  'Tant mieux.',
  'Ah, ça me fait plaisir.',
  'Bien, tant mieux si ça sonne juste.',
  'Alors on est d’accord.',
]

/** Said to a caller who is tired of questions. */
export const noQuestionReplies: readonly Template[] = [
  'D’accord, plus de questions : je réponds, et c’est tout.',
  'Entendu, pardon, je garde mes questions pour moi.',
  'Compris, à partir d’ici je réponds sans rien demander.',
]
