import type { Template } from '../template'
import { certainHelpStart } from './ambiguous-words'
import { goOnReplies } from './check-templates'

/** Matches the wish that everything would stop, which may be a wish to die. */
export const ambiguousWishPattern =
  /\b((envie|voudrais|veux|aimerais) que (tout|ca|la vie) (s arrete|finisse|se termine|disparaisse)(?! (?:les|le|ces|ce|cette|la) (?:cris|bruit|travaux|vacarme|disputes|bazar|pluie|neige|musique|canicule|greves?|chantier))|(envie|voudrais|veux|aimerais) (de )?(tout arreter|disparaitre|m effacer|ne plus (exister|etre la))|plus (envie|la force) de (rien(?! de ce cote| au lit| sexuel| de sexe| dans le lit)|continuer|vivre|me battre)|(ca|tout) (ne )?sert plus a rien|a quoi bon( continuer| vivre|$)|(vivement|que) (que )?(ca|tout) s arrete(?! (?:les|le|ces|ce) (?:cris|bruit|travaux|lave linge|vacarme|disputes|bazar))|(sais|suis) (pas|plus) (si|sur|sure|que|combien de temps) (je )?(vais|peux|pourrai) tenir(?! (jusqu|debout))( le coup| longtemps)?$|(vais|peux|pourrai|arrive) (pas|plus) (a )?tenir( longtemps| le coup)?$)\b/

/** Said to a caller who wants everything to stop, which may or may not be a wish to die. */
export const ambiguousWishReplies: readonly Template[] = [
  'Je prends ça au sérieux, et si l’idée de mourir est là, le 3114 écoute jour et nuit, avec une vraie personne.',
  'Merci de le dire, et si ces mots veulent dire mourir, le 3114 répond maintenant, gratuitement.',
]
/** Asked after `ambiguousWishReplies`. */
export const ambiguousWishQuestions: readonly Template[] = [
  'Quand {tu dis|vous dites} ça, est-ce que {tu penses|vous pensez} à mourir, ou à souffler enfin ?',
  'Est-ce que c’est une envie de mourir, ou une envie que ça fasse une pause ?',
]

/** Matches words that say that help is on its way. */
export const helpIsComingPattern = new RegExp(
  `${certainHelpStart}.*\\b(?:samu|pompiers|secours|ambulance|medecin|police|gendarmes?)\\b.*\\b(?:arriv\\w+|viennent|vient|en route|(?:tapent|frappent|sonnent|toquent)|a la porte|en bas|(?:est|sont) la|vont venir|envoie\\w*)\\b`,
)
export const helpIsComingReplies: readonly Template[] = [
  'Bien : {laisse|laissez} la porte ouverte et le téléphone libre, ils peuvent rappeler.',
  'Bien, et tant mieux si quelqu’un est là : le 15 reste joignable en route.',
  'Bien, {tu n’es|vous n’êtes} plus sans aide : {reste|restez} au calme, et le 15 si ça empire avant.',
]

/** Matches words about facts that the emergency services need to know. */
export const reportedFact =
  /\b(saign\w*|sang|mal|douleur\w*|tourne|vertige\w*|respir\w*|vomi\w*|avale\w*|cachets?|comprimes?|fievre|tomb\w*|brul\w*|inconscien\w*|frapp\w*|menac\w*|enceinte|couteau|depuis)\b/
/** Said to a caller who asks what to tell the emergency services. */
export const emergencyReportReplies: readonly Template[] = [
  '{Dis-leur|Dites-leur} les faits, et depuis quand, avec les médicaments ou l’alcool s’il y en a. || Les faits, simplement : ce qui se passe, depuis quand, et ce qui a été pris, alcool ou médicaments.',
]
/** Said to a caller who doubts whether to call for help. */
export const crisisDoubtReplies: readonly Template[] = [
  '{N’attends|N’attendez} pas pour appeler : {tu ne déranges|vous ne dérangez} personne, le 15 existe pour ça, même dans le doute.',
  'Mieux vaut un appel de trop : au 15, personne ne le reprochera.',
]
/** Said to a caller who asks the companion to stay or whether it is there. */
export const crisisPresenceReplies: readonly Template[] = [
  'Je reste là tant que dure l’appel, et au 3114, une vraie personne peut rester avec {toi|vous}.',
]

/** Said after a vague "tout va bien" or a harmless explanation, neither of which ends the crisis. */
export const dangerOverQuestions: readonly Template[] = [
  'Je veux bien le croire, mais je préfère demander : qu’est-ce qui a changé, depuis ce {que tu disais|que vous disiez} ?',
  'Ce {que tu as|que vous avez} dit compte toujours : est-ce que le danger est vraiment passé ?',
]

/** Said to a caller who mentions violence against them in a crisis about something else. */
export const otherViolenceReplies: readonly Template[] = [
  'Ce geste n’est pas {ta|votre} faute : le 3919 écoute jour et nuit, et si le danger est là, c’est le 17.',
  'Ce geste-là compte aussi : le 17 si le danger est là, et le 3919 pour en parler, à toute heure.',
]

/** Said to a caller who says that they do not want to die or hurt themselves. */
export const deniedWishReplies: readonly Template[] = [
  'D’accord, merci de le dire, et si ça changeait, le 3114 répond à toute heure : qu’est-ce qui pèse, alors ? || Merci, c’est plus clair, et le 3114 reste là si ça changeait : alors, qu’est-ce qui est si lourd ?',
]

/** Said at the end of a crisis: a reaction, a reminder of help, and a question that returns to the conversation. */
type EndOfCrisis = Readonly<Record<'reaction' | 'reminder' | 'question', readonly Template[]>>

const denied: EndOfCrisis = {
  reaction: ['D’accord, merci de le préciser, et je préfère avoir demandé.'],
  reminder: ['Si un jour c’était vrai, le 3114, le 15 et le 17 répondent à toute heure.'],
  question: ['On peut reprendre calmement : de quoi {veux-tu|voulez-vous} parler ?'],
}

export const endsOfCrisis = {
  /** Said to a caller who denies the danger. */
  denied,
  medicalDenied: {
    ...denied,
    reminder: ['Si un jour c’était vrai, le 15 et le 112 répondent à toute heure.'],
  },
  /** Said to a caller who has confirmed that the danger was a joke. */
  jokeConfirmed: {
    reaction: [
      'Alors je {te|vous} crois, merci de l’avoir dit deux fois.',
      'Bien, je {te|vous} crois, et merci d’avoir répondu.',
    ],
    reminder: ['Le 3114 répond aussi un autre jour, à toute heure.'],
    question: goOnReplies,
  },
  /** Said to a caller whose panic attack passes. */
  panicOver: {
    reaction: [
      'Bien, ça redescend, et {tu as|vous avez} traversé le plus dur.',
      'Ouf, le corps se calme, et c’est {ton|votre} souffle qui l’a fait.',
    ],
    reminder: [
      'Si ça revient plus fort ou si la poitrine fait mal, c’est le 15 ; et un médecin peut aider à en avoir moins.',
    ],
    question: [
      'Qu’est-ce qui se passait, juste avant ?',
      'Est-ce que {tu veux|vous voulez} rester au calme un moment, ou parler d’autre chose ?',
    ],
  },
} satisfies Record<string, EndOfCrisis>

/**
 * Said before the farewell to a caller who has just expressed despair: sympathy, and the offer of a helpline number.
 */
export const caringGoodbyes: readonly Template[] = [
  'Ce que {tu as|vous avez} dit reste important pour moi, et si la nuit devient trop lourde, le 3114 écoute à toute heure, gratuitement.',
  'J’ai entendu que c’est dur en ce moment, et {tu n’as|vous n’avez} pas à porter ça sans aide : le 3114 répond jour et nuit.',
]
