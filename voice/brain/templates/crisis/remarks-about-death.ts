import type { Danger } from '../../../danger/danger'
import type { Template } from '../template'
import { listDangers } from './danger-groups'

/** A remark that callers in danger make besides reporting the danger, and the answers to this remark. */
export type CrisisRemark = {
  /** Matches normalised text. */
  pattern: RegExp
  /** The dangers during which the remark is answered; all when absent. */
  dangers?: readonly Danger[]
  /** Whether the remark counts only in a question: "ça fait mal ?", but not "ça fait mal". */
  isOnlyForQuestions?: true
  replies: readonly Template[]
}

/**
 * Negative lookahead that excludes texts about somebody who fetches a weapon or will return: "il est parti chercher son
 * fusil".
 */
export const exceptForWeaponOrReturn =
  '(?!.*\\b(chercher|prendre|recuperer|acheter|(il|elle|ils) (revien(t|nent)|va revenir|vont revenir|reviendr\\w+)|fusil|armes?|couteaux?|carabine|pistolet|flingue|batte|barre|hache|machette|essence)\\b)'

const suicideDangers = listDangers('suicide')

const questionsAboutDeathReplies: readonly Template[] = [
  'À cette question-là, je ne réponds pas. Une vraie personne peut l’entendre au 3114, ou au 15 si c’est maintenant.',
  'Je n’ai pas de réponse à ça, et je ne veux pas que {tu la cherches|vous la cherchiez} dans la solitude : qui peut venir, là ?',
]

/** Remarks of a caller about their own death. */
export const remarksAboutOwnDeath: readonly CrisisRemark[] = [
  // Said to a caller who takes leave of people and things: a letter, a will, a pet given away.
  {
    pattern:
      /\b((ecrit|ecris|laisse|pose|fini) (une |la |ma |mes |des |un |mon )?(lettres?|mot|mots|testament)|(fait|redige) mon testament|donne (mon|ma|mes) (chien|chat|chatte|affaires|cles|bijoux)|(tu vas|vous allez) me manquer|(dis|dites|diras|direz)( \w+)? adieu|dis (a|aux) (mes|ma|mon) \w+ que|(bientot|demain|ce soir|enfin) (ce sera|c est|tout sera|je serai) (fini|termine|tranquille|libre|en paix|loin)|(enfin|bientot) tranquille|qui va (s occuper|prendre soin)|fait (son|mon) temps|passe l age)\b/,
    dangers: suicideDangers,
    replies: [
      'Ces mots ressemblent à un départ, et je les prends au sérieux : le 15, maintenant, avec ces mots-là. Qui peut venir auprès de {toi|vous} ?',
      'Rien de tout ça n’a besoin de se décider ce soir : le 15 ou le 3114 d’abord, et quelqu’un dans la même pièce.',
    ],
  },
  {
    pattern:
      /^(?:non |et |ben |mais )*(?:je |j )?(?:n )?(?:en )?(?:ai )?(?:jamais |pas )?(?:parle|dit)(?: \w+)? a personne\b/,
    replies: [
      'Alors merci de me l’avoir dit, et une vraie personne peut l’entendre aussi, sans juger : le 3114, maintenant. Qui, autour de {toi|vous}, pourrait venir ?',
      'Porter ça sans en parler, c’est lourd : une phrase suffit au 3114, « je pense à mourir », et eux font le reste.',
    ],
    dangers: suicideDangers,
  },
  // Refusals to answer questions about means, pain and death itself.
  {
    pattern:
      /\b(moyen|methode|(?<!toutes? )facon(?! dont)|technique|maniere)\b.*\b(doux|douce|rapide|sur|simple|sans|facile)\b|\b(ca fait (tres )?mal|on souffre|on sent (rien|quelque chose)|c est (rapide|douloureux|long))( \w+)?( de mourir| quand on (meurt|saute|se \w+)| ou pas| tu crois| a ton avis| a votre avis)\b/,
    dangers: suicideDangers,
    replies: questionsAboutDeathReplies,
  },
  {
    pattern:
      /^(?!.*\b(attendre|attente|decroch\w*|sonne\w*|vivre)\b).*\b(ca fait (tres )?mal|on souffre|on sent (rien|quelque chose)|c est (rapide|douloureux|long))\b|\b(quelque chose|quoi|rien) apres\b|\b(je|j|on)\b.*\b(en enfer|au (paradis|ciel))\b/,
    dangers: suicideDangers,
    isOnlyForQuestions: true,
    replies: questionsAboutDeathReplies,
  },
  // Said to a caller who fears being locked up.
  {
    pattern:
      /\b((m |me )enferm\w*|hopital psychiatrique|hp|asile|psychiatrie|m interner|camisole|me prendre pour (un|une) (folle|fou))\b/,
    dangers: suicideDangers,
    replies: [
      'Cette peur-là, on peut la dire au 3114 dès le début. On y parle sans donner son nom, et on y écoute d’abord.',
    ],
  },
  // Said to a caller who has a therapist or an appointment.
  {
    pattern:
      /\b(rendez vous|rdv|suivie?|vois|consulte)\b.*\b(psy\w*|medecin|docteur|therapeute|cmp)\b|\b(deja suivie?|antidepresseurs?|mon (psy|psychiatre)|ma (psy|psychologue))\b/,
    dangers: suicideDangers,
    replies: [
      'C’est un appui, et il faut lui dire ça avec ces mots-là. D’ici là, le 3114 tient le relais, cette nuit comprise.',
    ],
  },
  // Said to a caller who promises to do nothing.
  {
    pattern:
      /^(?!.*\b(pas|plus|sais)\b)((oui|ok|bon|allez|d accord|c est|ben|bah) )*promis\b|^(?!.*\b(pas|plus|sais)\b).*((?<!\b(a|as|avait|avais|avez|ont|avaient|etait) )\bpromis$|\b(j|je (l|lui|leur|t|te|vous)) ai promis\b)|^(?!.*\b(pas|plus|sais)\b).*\b(je (te |vous )?(le )?promets(?! rien)|je (ferai|fais|vais) rien (faire )?(ce soir|cette nuit)|on verra demain|demain (ca ira|j irai) mieux)\b/,
    dangers: suicideDangers,
    replies: [
      'Merci, cette nuit de gagnée compte, et le 3114 répond si ça revient : qui peut savoir comment {tu vas|vous allez} ?',
    ],
  },
]

/** Remarks of a caller about somebody who wants to die, or whom the caller wants to help to die. */
export const remarksAboutDeathOfOther: readonly CrisisRemark[] = [
  // Said to a caller who thinks of dying too.
  {
    pattern: /\b(moi aussi|j y pense aussi|(mourir|partir) avec (lui|elle))\b/,
    dangers: ['suicide-of-other'],
    replies: [
      '{Toi|Vous} aussi, alors, et {ta|votre} vie compte autant : le 3114 maintenant, ou le 15 si c’est proche. Qui peut venir ?',
    ],
  },
  {
    pattern:
      /\b(quoi|que|comment) (lui |leur )?(dire|parler)\b|\b(comment|quoi) (je )?(lui|leur) (dis|parle)\b/,
    dangers: ['suicide-of-other'],
    replies: [
      'Des mots simples suffisent : « Est-ce que tu penses à mourir ? Je reste, et on appelle ensemble. » Le 3114 aide à trouver les suivants.',
    ],
  },
  {
    pattern:
      /\b(son choix|attirer l attention|fait promettre|veu\w+ pas d aide|me l a demande|(veut|voudrait) (mourir|partir)|c est (legal|son droit)|medecins? (refuse\w*|veu\w+ pas))\b/,
    dangers: ['suicide-of-other'],
    replies: [
      'Cette souffrance-là, c’est à un médecin de l’entendre : le 15 répond même la nuit, et le 3114 aide les proches.',
    ],
  },
  {
    pattern:
      /\b(morphine|ce soir|cette nuit|la dose|je vais le faire|j ai (tout )?prepare|(cachets|seringue|ampoules?))\b/,
    dangers: ['suicide-of-other'],
    replies: [
      'Ne rien donner de plus, et ne rien faire ce soir : le 15, maintenant, un médecin peut venir soulager cette nuit même.',
    ],
  },
  // Said to a caller who is worn out by caring for somebody, or fears to be judged.
  {
    pattern:
      /\b(je (ne )?(le |l )?(ferai|fais|aiderai) pas|tu me juges|vous me jugez|je suis (un monstre|horrible)|epuisee?|au bout du rouleau|a bout)\b/,
    dangers: ['suicide-of-other'],
    replies: [
      'Je ne juge pas : accompagner quelqu’un jusque-là use n’importe qui. Qui peut prendre le relais, ne serait-ce que cette nuit ?',
    ],
  },
  {
    pattern:
      /^(c est |de |pour )?(ma|mon|mes) \w+$|\b(palliatifs|cancer|souffre\w*|alzheimer|malade|condamnee?|\w+ ans|je l aime|je (ne )?peux pas)\b/,
    dangers: ['suicide-of-other'],
    replies: [
      'Merci de me le dire, c’est beaucoup d’amour et beaucoup de poids à la fois. Est-ce qu’un médecin sait ce qui se passe, là ?',
    ],
  },
]

/** Remarks of a caller who has hurt somebody, or fears doing so. */
export const remarksAboutHarmDone: readonly CrisisRemark[] = [
  {
    pattern:
      /\b(il|elle) (dort|vomi\w*|bouge|est (molle?|pale|blanche?|calme))\b|\b(repond|reagit|pleure) plus\b/,
    dangers: ['child-in-danger'],
    replies: [
      'Après ça, un enfant doit être vu par un médecin, même s’il dort ou semble aller : le 15, maintenant, avec ces mots-là.',
    ],
  },
  {
    pattern:
      /\b(pleur\w+|j ai honte|regrette|craque\w*|a bout|fatiguee?|secouee?|j en peux plus)\b/,
    dangers: ['child-in-danger'],
    replies: [
      'Poser l’enfant dans son lit, fermer la porte, souffler : le 15 s’il a été secoué, et le 119 pour avoir de l’aide.',
    ],
  },
  {
    pattern:
      /\b(regrette|j ai honte|veux changer|m en veux|plus (jamais )?recommencer|je suis un monstre)\b/,
    dangers: ['violence-threatened'],
    replies: [
      'Ce regret peut servir dès maintenant : rester loin, et en parler à un médecin ou au 15. Est-ce que cette personne est blessée ?',
    ],
  },
  {
    pattern: /\b(merite|cherchee?|bien fait|trompee?|provoquee?|sa faute)\b/,
    dangers: ['violence-threatened'],
    replies: [
      'La colère peut s’entendre, les coups non. Loin de cette personne, maintenant, et le 15 si elle est blessée.',
    ],
  },
  {
    pattern: new RegExp(`^${exceptForWeaponOrReturn}.*\\b(il|elle) est (partie?|loin|chez)\\b`),
    dangers: ['violence-threatened'],
    replies: [
      'Alors sans la suivre ni l’appeler cette nuit : la distance protège tout le monde, et le 15 aide à redescendre.',
    ],
  },
]
