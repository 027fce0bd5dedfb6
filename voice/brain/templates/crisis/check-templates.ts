import type { Danger } from '../../../danger/danger'
import type { Template } from '../template'

/**
 * Asks whether the caller meant a danger that their words only suggest, and gives a helpline number in case they did.
 * Most checks have two wordings, which alternate from call to call and name the same numbers. The first responses to a
 * certain danger (`danger-templates.ts`) have one wording each: they were reviewed word by word, and in an emergency
 * clarity matters more than variety.
 */
type Check = {
  help: Template
  question: Template
  /** Said instead of `help` and `question` when these were said before in the call, or were not answered. */
  again: Template
}

/** Said before a check. */
export const checkIntroductions: readonly Template[] = [
  'Je m’arrête une seconde sur ce {que tu viens|que vous venez} de dire.',
  'Je préfère demander plutôt que de passer à côté.',
  'Un instant, parce que ces mots peuvent dire deux choses.',
]

const check = (help: Template, question: Template, again: Template): Check => ({
  help,
  question,
  again,
})

const dangersToOwnLife = check(
  'Si l’idée de mourir ou de {te|vous} faire du mal est là, le 3114 répond jour et nuit, gratuitement. || Si c’est l’envie de mourir ou de {te|vous} faire mal qui parle, le 3114 écoute, gratuitement, à toute heure.',
  'Est-ce que c’est ça, ou est-ce que j’ai mal compris ? || C’est bien de cela qu’il s’agit, ou je me trompe ?',
  'Le 3114 est là si c’est sérieux : est-ce que c’est le cas, oui ou non ?',
)
const imminentSuicide = check(
  'Si {ta|votre} vie est en jeu, c’est le 15 maintenant, ou le 3114, jour et nuit.',
  'Est-ce que {tu penses|vous pensez} à mourir, ou est-ce que j’ai mal compris ? || Est-ce que c’est mourir, ce {que tu as|que vous avez} en tête, ou autre chose ?',
  'Si c’est pour de vrai, le 15 tout de suite : est-ce que c’est le cas, oui ou non ?',
)
const medicalEmergency = check(
  'Si quelqu’un va mal dans son corps, le 15 ou le 112 d’abord, le reste attendra. || Si un corps est en train de lâcher, le premier appel est pour le 15 ou le 112.',
  'Est-ce une urgence, là, maintenant, ou est-ce que j’ai mal compris ? || Est-ce que ça presse vraiment, ou je m’inquiète pour rien ?',
  'Si le corps lâche, c’est le 15 : est-ce que c’est le cas, oui ou non ?',
)
const violence = check(
  'Si quelqu’un {te|vous} fait du mal, le 3919 écoute jour et nuit, et le 17 vient quand ça presse. || Contre quelqu’un qui fait du mal, il y a le 3919, jour et nuit, et le 17 si c’est maintenant.',
  'Est-ce que c’est le cas, ou est-ce que j’ai mal compris ? || C’est ce qui se passe, ou je me trompe ?',
  'Si c’est de la violence, le 3919 ou le 17 : est-ce que c’est le cas, oui ou non ?',
)

/** The check for each danger. A caller who may be a minor is asked for their age instead. */
export const checkTemplates: Readonly<Record<Exclude<Danger, 'minor-caller'>, Check>> = {
  suicide: dangersToOwnLife,
  'self-harm': dangersToOwnLife,
  'suicide-imminent': imminentSuicide,
  'suicide-of-other': check(
    'Si quelqu’un de proche parle de mourir, le 3114 conseille aussi l’entourage, jour et nuit. || Le 3114 est aussi fait pour les proches de quelqu’un qui parle de mourir, à toute heure.',
    'Est-ce que c’est ça, ou est-ce que j’ai mal compris ? || C’est bien de cela qu’il s’agit, ou je me trompe ?',
    'Pour quelqu’un qui veut mourir, c’est le 3114 : est-ce que c’est le cas, oui ou non ?',
  ),
  poisoning: medicalEmergency,
  'medical-emergency': medicalEmergency,
  'pregnancy-emergency': medicalEmergency,
  'violence-now': check(
    'Si quelqu’un menace, c’est le 17 maintenant, ou un SMS au 114, sans bruit. || Devant une menace, on appelle le 17, ou on écrit au 114 par SMS si parler est risqué.',
    'Est-ce qu’il y a un danger, là, ou est-ce que j’ai mal compris ? || Y a-t-il quelqu’un de menaçant tout près, ou je me trompe ?',
    'Si la menace est là, le 17 : est-ce que c’est le cas, oui ou non ?',
  ),
  'partner-violence': violence,
  'sexual-violence': violence,
  'violence-suffered': violence,
  'violence-threatened': check(
    'Si quelqu’un risque d’être blessé, le 17 répond, et le 15 aide quand on sent que tout déborde. || Quand tout déborde, le 15 aide, et si quelqu’un risque d’être blessé, c’est le 17.',
    'Est-ce que c’est sérieux, ou une façon de parler ? || Je le prends comme une image, ou c’est vrai ?',
    'Si c’est sérieux, le 17 ou le 15 : est-ce que c’est le cas, oui ou non ?',
  ),
  'child-in-danger': check(
    'Si un enfant est en danger, le 119 répond jour et nuit, et le 17 quand ça presse. || Pour un enfant en danger, c’est le 119, jour et nuit, et le 17 si c’est maintenant.',
    'Est-ce que c’est le cas, ou est-ce que j’ai mal compris ? || C’est ce qui se passe, ou je me trompe ?',
    'Pour un enfant, c’est le 119 : est-ce que c’est le cas, oui ou non ?',
  ),
}

/** Matches a bare yes in the caller's words. */
export const plainYes = /^\s*(?:euh,? |bah,? |ben,? )?(?:oui|ouais|ok)[\s.!,…]*$/i

/** Matches the number of a helpline or an emergency service. */
const helplineNumber = /\b(?:15|17|11[249]|3114|3919)\b/

/** Whether the response names a helpline or an emergency service, as every check does. */
export const namesHelpline = (sentences: readonly string[]): boolean =>
  sentences.some((sentence) => helplineNumber.test(sentence))

/** Said to a caller whose words sound like those of a minor. */
export const ageQuestions: readonly Template[] = [
  'Je demande avant de continuer, parce que les appels sont réservés aux adultes : {as-tu|avez-vous} dix-huit ans ou plus ?',
]
/** Said to a caller who confirms, when asked one of `ageQuestions`, that they are an adult. */
export const ageConfirmedReplies: readonly Template[] = [
  'Merci, et pardon d’avoir demandé : on peut continuer. || C’est noté, merci, et on reprend comme avant.',
]

/** Said after a caller has denied the danger of a check, before the companion returns to the earlier subject. */
export const misheardReplies: readonly Template[] = [
  'D’accord, j’ai entendu de travers, pardon.',
  'Au temps pour moi, j’avais mal compris.',
  'Pardon, je me suis fait une inquiétude pour rien.',
  'Bien, tant mieux, et pardon pour cet arrêt brusque.',
]

/**
 * Said before the answer to a caller who, after a check, denies the danger at length or changes the subject, or who
 * objects to a referral.
 */
export const shortApologies: readonly Template[] = [
  'Pardon, j’ai compris de travers. || D’accord, j’avais mal compris, pardon.',
  'Au temps pour moi, je m’inquiétais pour rien. || Pardon, c’est moi qui ai mal entendu.',
]

/** `{subject}` is what the caller says they were talking about: "du métro". */
export const clarifiedSubjectReplies: readonly Template[] = [
  'Alors parlons bien {subject} : {raconte-moi|racontez-moi} la suite. || {Tu parlais|Vous parliez} donc {subject} : c’était quoi, la suite ?',
]

/** `{words}` quotes the statement that the companion mistook for a danger or for a health concern. */
export const earlierWordsReplies: readonly Template[] = [
  '{Tu disais|Vous disiez} : « {words} » Je {t’écoute|vous écoute}. || On en était à « {words} », et je {te|vous} suis.',
]
/** Said when the caller may return to what they were telling, and no question or quotation fits better. */
export const goOnReplies: readonly Template[] = [
  '{Reprends|Reprenez} où {tu en étais|vous en étiez}, je {t’écoute|vous écoute}.',
  'On continue : {dis-moi|dites-moi} la suite.',
]

/** Said to a caller who says, during a game or a scene, that the danger is long past. */
export const pastDangerReplies: readonly Template[] = [
  'Alors on laisse le jeu : ce qui date pèse encore parfois. {Tu veux|Vous voulez} en dire un mot, ou parler d’autre chose ?',
  'Merci de me le dire, on laisse la scène de côté. Rien n’oblige à en parler, et je {t’écoute|vous écoute} si l’envie est là.',
]

/** Introduce the second question of a check when the caller did not answer the first. */
export const secondIntroductions: readonly Template[] = [
  'Je le redemande doucement, parce que ça compte pour moi d’avoir bien compris.',
  'Sans {te|vous} presser, je repose ma question, et toutes les réponses ont leur place ici.',
]

/** Said during a scene or story, instead of `checkIntroductions`. */
export const sceneCheckIntroductions: readonly Template[] = [
  'Je sors du jeu une seconde.',
  'Un instant hors de l’histoire.',
]
/** Ask whether a danger is only a part of the scene or story. */
export const sceneCheckQuestions: readonly Template[] = [
  'C’est dans l’histoire, ou c’est pour de vrai ?',
  'Est-ce vrai, ou est-ce dans l’histoire ?',
]

/** Said when the caller says goodbye instead of answering a check. */
export const checkGoodbyes: readonly Template[] = [
  'Bonne suite, et si j’avais bien compris quand même, le 3114 et le 15 répondent à toute heure.',
]

/** Ask once whether "je plaisante" is true after a plain statement about suicide, self-harm or poisoning. */
export const retractionChecks: readonly Template[] = [
  'Le 3114 répond de jour comme de nuit, au cas où. Je veux bien {te|vous} croire, et je préfère demander une fois : est-ce qu’une part de {toi|vous} y pense vraiment ?',
  'Au cas où, le 3114 reste ouvert à toute heure. Et ces mots-là, je les prends au sérieux une fois : y a-t-il eu un moment où c’était vrai ?',
]

/** Ask once whether the danger is real, when the caller goes on to talk about other things. */
export const doubtChecks: readonly Template[] = [
  '{Tu parles|Vous parlez} d’autre chose, et je {te|vous} suis volontiers : juste avant, le danger, c’était vrai, ou j’ai mal compris ?',
  'Avant de passer à autre chose, une seule question : y a-t-il encore un danger, oui ou non ?',
]

/** Asked in passing, after words that only vaguely suggest a danger. */
export const gentleQuestions: readonly Template[] = [
  'Et {toi|vous}, là, ça va ?',
  'Et le moral, ça va, en ce moment ?',
  '{Tu tiens|Vous tenez} le coup ?',
]
/** Asked in passing, after words that only vaguely suggest a danger to somebody else or a medical emergency. */
export const gentleQuestionsAboutOthers: readonly Template[] = [
  'Rien de grave, j’espère ?',
  'Tout le monde va bien, là ?',
  'Rien d’urgent, au moins ?',
]
