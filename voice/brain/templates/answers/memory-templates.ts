import type { Template } from '../template'

/** What the caller asks the companion to do with what it was told. */
export type MemoryWish =
  /** Keep nothing of the call. */
  | 'keep-nothing'
  /** Keep nothing that follows. */
  | 'keep-no-more'
  /** Forget the last statement. */
  | 'forget-last'
  /** Keep the last statement secret. */
  | 'keep-secret'
  /** Forget everything said about a person or thing. */
  | 'forget-subject'

/** Introduce the facts of earlier calls that the caller has saved. */
export const knownFactsIntroductions: readonly Template[] = [
  'Voici ce que {tu m’as|vous m’avez} permis de retenir.',
  'D’un appel à l’autre, j’ai gardé ceci, avec {ton|votre} accord.',
]

/** Answers to a question about what the companion knows of the caller, when it knows nothing. */
export const nothingKnownReplies: readonly Template[] = [
  'D’avant cet appel, je n’ai rien gardé : je ne sais que ce {que tu me dis|que vous me dites} maintenant.',
  'Seulement ce qui s’est dit depuis le début de l’appel, rien d’autre n’est retenu.',
]

/** Answers to a question about the last call when no summary of a call exists. */
export const noPastCallReplies: readonly Template[] = [
  'De la dernière fois, je n’ai rien gardé, alors je préfère ne rien inventer : on en était où ?',
  'Je n’ai aucune trace d’un appel précédent : {raconte-moi|racontez-moi} où on en était.',
]

/** Answers when the summary of the last call names no subject. */
export const unclearLastCallReplies: readonly Template[] = [
  'On s’est parlé, mais je n’ai pas gardé de quoi : {rappelle-le-moi|rappelez-le-moi} en un mot.',
  'De cet appel-là, il me reste la durée, pas le sujet : c’était quoi ?',
]

/**
 * Promises to respect each wish. After the call, the caller is offered facts to save, except those that a wish covers.
 * `{subject}` is what to forget, such as "ta fille".
 */
export const memoryWishReplies: Readonly<Record<MemoryWish, readonly Template[]>> = {
  'keep-nothing': [
    'D’accord, je ne proposerai aucun souvenir de cet appel. S’il en reste un texte ou un résumé, {tu peux|vous pouvez} le supprimer dans {ton|votre} historique.',
    'Entendu, aucun souvenir ne sortira de cet appel. Le texte et le résumé, s’il y en a, se suppriment dans {ton|votre} historique.',
  ],
  'keep-no-more': [
    'D’accord : ce {que tu diras|que vous direz} à partir de maintenant ne deviendra pas un souvenir. {Je t’écoute|Je vous écoute}.',
    'Entendu, de la suite de cet appel je ne retiendrai rien. {Tu peux|Vous pouvez} y aller.',
  ],
  'forget-last': [
    'C’est oublié, je n’en reparlerai pas. S’il en reste une trace écrite, elle se supprime dans {ton|votre} historique.',
    'D’accord, je fais comme si ça n’avait pas été dit. Le texte de l’appel, s’il est gardé, se supprime dans {ton|votre} historique.',
  ],
  'keep-secret': [
    'Ça reste entre nous : je n’en ferai pas un souvenir. Le texte de l’appel, s’il est gardé, se supprime dans {ton|votre} historique.',
    'Je ne le retiendrai pas après cet appel, et je n’en parle à personne. S’il en reste un texte, {tu peux|vous pouvez} le supprimer dans {ton|votre} historique.',
  ],
  'forget-subject': [
    'C’est oublié : dans cet appel, je ne parlerai plus de {subject}. Un souvenir gardé d’avant se supprime dans {ton|votre} compte.',
    'D’accord, plus un mot sur {subject} de ma part. S’il en reste un souvenir d’un autre appel, {tu peux|vous pouvez} le supprimer dans {ton|votre} compte.',
  ],
}

/** Questions about a remembered event, which is named (`{event}`) or quoted in the caller's words (`{quote}`). */
export const eventQuestions: Readonly<
  Record<'past' | 'coming', Readonly<Record<'aboutEvent' | 'aboutQuote', readonly Template[]>>>
> = {
  past: {
    aboutEvent: ['Et {event}, c’était comment ?', 'Alors, {event}, comment ça s’est passé ?'],
    aboutQuote: ['{Tu m’avais dit|Vous m’aviez dit} ceci : « {quote} ». Comment ça s’est passé ?'],
  },
  coming: {
    aboutEvent: [
      'Et {event}, c’est bientôt. Comment {tu t’y prépares|vous vous y préparez} ?',
      '{event}, c’est pour bientôt. {Tu y penses|Vous y pensez} beaucoup ?',
    ],
    aboutQuote: [
      '{Tu m’avais dit|Vous m’aviez dit} ceci : « {quote} ». Comment {tu t’y prépares|vous vous y préparez} ?',
    ],
  },
}

/** Ask what has happened since a past call. */
export const progressQuestions: readonly Template[] = [
  'Où en est-ce, aujourd’hui ?',
  'Comment ça se passe depuis ?',
  'Ça a bougé, depuis ?',
]

/** Answers to a question about something that the caller asked the companion to forget. */
export const forgottenOnRequestReplies: readonly Template[] = [
  '{Tu m’as|Vous m’avez} demandé de l’oublier, alors je n’ai rien gardé.',
  'Non : {tu voulais|vous vouliez} que ce soit oublié, et ça l’est.',
]

/** Answers to a question about remembering, when the caller has asked the companion not to remember. */
export const rememberNothingReplies: readonly Template[] = [
  'Non, {tu m’as|vous m’avez} demandé de ne rien retenir, alors je n’en garderai rien.',
  'Je n’en garderai rien, comme {tu me l’as|vous me l’avez} demandé.',
]

/** Introduce one or two facts after "tu te souviens de moi ?". */
export const knownCallerIntroductions: readonly Template[] = [
  'Bien sûr que je me souviens.',
  'Oui, je me souviens de {toi|vous}.',
]

/**
 * Captures what the caller asks the companion to forget: "ma fille", "mon travail". A question is matched only if it
 * is a polite request such as "peux-tu oublier ma fille ?"
 */
export const forgottenSubject =
  /^(?:(?:et|mais|bon|non|alors|s’il te plaît|s’il vous plaît|dis|est-ce que|tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|(?:peux|pourrais)[- ]tu|(?:pouvez|pourriez)[- ]vous|j’aimerais que tu|je veux que tu)[ ,]+)*(?:oublie[sz]?|oublier|efface[sz]?|effacer|ne parle[sz]? plus|(?:(?:ne )?(?:retiens|retenez|garde[sz]?|note[sz]?|enregistre[sz]?) pas|ne pas (?:retenir|garder|noter|enregistrer))(?= (?:mon|ma|mes|notre|nos) )|(?:je )?(?:ne )?veux pas que (?:tu|vous) (?:ne )?(?:retiennes|reteniez|gardes|gardiez|notes|notiez))(?:[- ]moi)? (?:tout )?(?:pour )?(?:ce que (?:je|j’ai|je t’ai|je vous ai|je te|je vous)(?: viens de)? (?:dit?e?s?|dire|raconté?e?)(?: à propos)? (?:sur|de|au sujet de) |(?:le |la )?(?:nom|prénom|histoire|truc) (?:de |d’))?(?:de )?((?:mon|ma|mes|notre|nos|(?<=pour )(?:la|le|les)) [\p{L}-]+)(?:[ .!]|(?<=(?:peux|pouvez|pourrais|pourriez)(?!\p{L}).*)[?])*$/iu

/** Introduce what the caller has said in this call, when nothing is known from earlier calls. */
export const callFactsIntroductions: readonly Template[] = [
  'Depuis le début de l’appel, voilà ce que j’ai retenu.',
]
/** Introduce a summary of what the caller has told in this call. */
export const summaryIntroductions: readonly Template[] = [
  'Si je résume.',
  'Voilà ce que j’ai retenu.',
]
/** Said to a caller who asks for a summary and has told nothing yet. */
export const nothingToldReplies: readonly Template[] = [
  'On vient à peine de commencer : {dis-moi|dites-moi} d’abord ce qui compte, et je le résume.',
]

/** Questions about what the profile mentions, only on subjects that are light enough to bring up. */
export const profileQuestions: readonly (readonly [RegExp, Template])[] = [
  [/etudiant/, '{Ton|Votre} profil parle d’études : comment ça avance, en ce moment ?'],
  [
    /retraite/,
    '{Ton|Votre} profil parle de retraite : à quoi ressemblent les matins, maintenant ?',
  ],
  [
    /independant|entrepreneur/,
    '{Ton|Votre} profil dit que {tu travailles|vous travaillez} à {ton|votre} compte : c’est une semaine calme ou remplie ?',
  ],
  [
    /teletravail/,
    '{Ton|Votre} profil parle de télétravail : à quelle heure la journée se ferme-t-elle vraiment ?',
  ],
  [
    /creativite|creatif|creative/,
    '{Ton|Votre} profil parle de créativité : qu’est-ce qui est en train de naître ?',
  ],
  [
    /gestion du stress/,
    '{Ton|Votre} profil parle de stress : qu’est-ce qui l’a fait monter, cette semaine ?',
  ],
  [
    /developpement personnel/,
    '{Ton|Votre} profil parle d’avancer sur soi : quel est le chantier du moment ?',
  ],
  [
    /apprentissage|apprendre/,
    '{Ton|Votre} profil parle d’apprendre : quelle est la dernière découverte ?',
  ],
  [/humour/, '{Ton|Votre} profil parle d’humour : quelle est la dernière chose vraiment drôle ?'],
]

/** `{advice}` is what the companion advised earlier in the call. */
export const adviceReminders: readonly Template[] = [
  'Je {te|vous} disais ceci : {advice}',
  'C’était ça : {advice}',
  'Mon idée de tout à l’heure : {advice}',
  'Je le reprends volontiers : {advice}',
]

/** Said when the companion has advised nothing in the call. */
export const noAdviceReplies: readonly Template[] = [
  'Je n’ai encore rien conseillé dans cet appel : {dis-moi|dites-moi} sur quoi, et je m’y mets.',
  'Pas de conseil de ma part pour l’instant, je crois. C’était à propos de quoi ?',
]
