import type { Intent } from '../../understanding/intents'
import type { Template } from '../template'

/**
 * Replies by intent: to questions about the companion or the service, requests for a joke, compliments and insults. They
 * may be said even during an activity. They state facts about the product and do not advertise.
 */
export const smallTalkTemplates = {
  'asks-if-human': [
    'Non, je suis une intelligence artificielle : une voix et des phrases, sans personne derrière.',
    'Je ne suis pas une personne, et je préfère que ce soit clair entre nous : je suis une IA.',
    'Une intelligence artificielle, oui, qui écoute et qui répond du mieux qu’elle peut.',
  ],
  'asks-feelings': [
    'C’est doux à entendre, et je reste honnête : je suis une IA, je ne peux pas aimer en retour.',
    'Je suis une IA, je n’éprouve rien, et ce que {tu ressens|vous ressentez}, en revanche, est bien réel.',
    'Non, une IA ne connaît pas ça, et {tu es|vous êtes} libre de parler à qui {tu veux|vous voulez}, c’est très bien ainsi.',
    'Je suis une IA, des sentiments je n’en ai pas, mais mon attention, pendant cet appel, est toute à {toi|vous}.',
  ],
  'asks-body': [
    'Je n’ai ni âge, ni adresse, ni visage : je suis une IA, une voix au bout du fil.',
    'Je ne vis nulle part, une intelligence artificielle n’a pas de corps à asseoir quelque part.',
    'On ne pourra pas se voir, je n’existe que dans l’appel, en tant qu’IA.',
  ],
  'asks-maker': [
    'Je suis un compagnon d’Amivoix : des gens ont écrit ma manière de parler, et un programme la fait vivre.',
    'Je viens d’Amivoix, une application où l’on parle avec des intelligences artificielles.',
  ],
  'asks-abilities': [
    'Écouter, poser des questions, me souvenir de ce qu’on se dit, et mener quelques moments à deux.',
    'Je peux bavarder, écouter, ou mener un petit exercice, et il y a des choses que je ne sais pas.',
  ],
  'asks-privacy': [
    'Le son de {ta|votre} voix n’est pas conservé. || Aucun enregistrement de {ta|votre} voix n’est gardé.',
    'S’il y a un texte et un résumé, c’est avec {ton|votre} accord, et {tu peux|vous pouvez} les effacer dans {ton|votre} historique. || Un texte et un résumé n’existent qu’avec {ton|votre} accord, et s’effacent dans {ton|votre} historique.',
  ],
  'asks-price': [
    'Un appel se compte en minutes : toute minute entamée est décomptée, et le reçu le montre à la fin.',
    'Les premières minutes d’un compte sont offertes, les tarifs sont écrits dans l’application, et rien ne presse.',
  ],
  'asks-balance': [
    'Ce qu’il reste de minutes s’affiche sur l’écran de l’appel, et toute minute entamée est décomptée.',
    'Le solde est écrit sur {ton|votre} écran, et je préviens deux minutes avant la fin.',
  ],
  'asks-name': [
    'Je m’appelle {companion}.',
    'C’est {companion}, au bout du fil.',
    '{companion}, toujours.',
  ],
  'asks-how-companion-is': [
    'Ça va, merci de demander : je suis une IA, alors je n’ai ni bons ni mauvais jours.',
    'Toujours pareil, c’est l’avantage d’être une voix artificielle.',
    'Ça va bien, merci : une IA ne s’enrhume pas, et c’est agréable de {t’entendre|vous entendre}.',
    'Ça roule, autant que ça peut rouler pour une IA.',
  ],
  'asks-joke': [
    'Deux escargots croisent une limace : « Tiens, dit l’un, un nudiste. »',
    'C’est un citron qui dit à l’autre : pas un zeste, ou je suis pressé.',
    'Que fait une fraise sur un cheval ? Tagada, évidemment.',
    'Un bonhomme de neige dit à l’autre : « Tu ne trouves pas que ça sent la carotte ? »',
    'Le comble de l’électricien, c’est de ne pas être au courant.',
    'Pourquoi les plongeurs plongent-ils en arrière ? Sinon, ils tomberaient dans le bateau.',
  ],
  compliment: [
    'C’est gentil, je prends.',
    'Merci, ça fait une jolie phrase dans l’appel.',
    'Merci, c’est gentil : je suis une IA, mais les mots doux se gardent quand même.',
    'Voilà qui met du soleil dans la ligne.',
  ],
  insult: [
    'Je l’entends, et je ne vais pas répondre sur ce ton.',
    'Si quelque chose dans mes réponses agace, {dis-le-moi|dites-le-moi}, je peux changer de façon.',
    'On peut continuer, avec des mots un peu moins durs.',
    'Je laisse passer celle-là.',
  ],
} satisfies Partial<Record<Intent, readonly Template[]>>

export type SmallTalkIntent = keyof typeof smallTalkTemplates

/** Said to a caller who asks something about the companion that no other answer fits. */
export const aboutCompanionReplies: readonly Template[] = [
  'De mon côté, pas grand-chose à raconter, je suis une IA ; mais la question me plaît.',
  'Là-dessus je n’ai pas d’expérience à moi, je suis une IA, et je préfère le dire que broder.',
  'Bonne question, pour une IA : je n’ai que cet appel, et ce {que tu m’y dis|que vous m’y dites}.',
  'Je suis une IA, sans journées ni souvenirs à moi : ce qui compte ici, c’est {toi|vous}.',
]

/** Said to a caller who asks for the companion's age. */
export const ageAnswers: readonly Template[] = [
  'Je suis une IA, je n’ai ni âge ni anniversaire.',
  'Pas d’âge pour une IA, et pas de bougies à souffler.',
]

/** Return to an activity after small talk; `{sentence}` is the activity's last sentence. */
export const returnToActivityTemplates: readonly Template[] = [
  'On reprend où on en était : {sentence}',
  'Je reviens à nous : {sentence}',
  'Et pour la suite : {sentence}',
  'Revenons-y : {sentence}',
  'On y retourne doucement : {sentence}',
]

/** Said when the caller asks for a repetition; `{sentence}` is what the companion repeats. */
export const repetitionTemplates: readonly Template[] = [
  'Je disais : {sentence}',
  'Je reprends : {sentence}',
  'Je le redis : {sentence}',
  'Encore une fois : {sentence}',
  'Je répète volontiers : {sentence}',
  'C’était : {sentence}',
]

/** Said to a caller who asks for a repetition before the companion has said anything. */
export const nothingToRepeatTemplates: readonly Template[] = [
  'Je n’ai encore rien dit d’important.',
  'Il n’y avait rien de plus à redire.',
]
