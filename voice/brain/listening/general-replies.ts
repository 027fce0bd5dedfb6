import type { Template } from '../templates/template'

/** Acknowledge a short statement, whatever it is about. */
export const plainOpenings: readonly Template[] = [
  'D’accord.',
  'Ah oui.',
  'Oui, {je te suis|je vous suis}.',
  'Ah, d’accord.',
  'Mm, oui.',
  'Oui, {je t’écoute|je vous écoute}.',
  'Je comprends.',
  'Je vois.',
  'Oui, je vois.',
  'Oui, d’accord.',
  'Ah oui, je vois.',
  'D’accord, {je te suis|je vous suis}.',
  'Oui, je comprends.',
  'Ah, je vois.',
  'J’entends bien.',
  'D’accord, je vois.',
  'Oui, je vois mieux.',
  'Je comprends mieux.',
  'Ah oui, d’accord.',
  'Mm, je vois.',
  'Oui, j’entends bien.',
  'Ah, je comprends.',
  'Mm, d’accord.',
]

/** Take up a person whom the caller has mentioned, when nothing else in the statement is certain. */
export const personEchoes: readonly Template[] = [
  '{echo}, oui.',
  'Ah, {echo}.',
  '{echo}, je vois.',
  'Oui, {echo}.',
]

/** Acknowledge a long statement, whatever it is about. */
export const longTextOpenings: readonly Template[] = [
  'Oui, j’entends bien ce {que tu me dis|que vous me dites}.',
  'Je {te|vous} suis pas à pas.',
  'Oui, je comprends ce {que tu dis|que vous dites}.',
  'Je vois bien la situation.',
  'Oui, je vois tout à fait.',
  '{Tu fais|Vous faites} bien de me le raconter.',
  'Je vois mieux ce que c’est, maintenant.',
  'Je comprends mieux, dit comme ça.',
  'Ça me parle, ce que {tu racontes|vous racontez}.',
  'Il y en a, des choses, là-dedans.',
  'J’écoute, et ça m’intéresse.',
  'Je {te|vous} suis d’un bout à l’autre.',
  'Ça se raconte bien, et je n’en perds pas un mot.',
  'Je me représente bien tout ça.',
  'Tout ça se tient, je {te|vous} suis.',
  'Merci de prendre le temps de me le dire.',
  'Avec les détails, on y est tout de suite.',
]

/** Invite a caller who is telling something to continue. */
export const invitationsToGoOn: readonly Template[] = [
  'Et ensuite ?',
  '{Dis-m’en|Dites-m’en} un peu plus.',
  '{Va|Allez} jusqu’au bout, je {t’|vous }écoute.',
  '{Raconte-moi|Racontez-moi} la suite.',
  '{Continue|Continuez}, je {t’|vous }écoute.',
  'Je {t’|vous }écoute, la suite m’intéresse.',
  '{Raconte|Racontez}, j’ai le temps.',
  'Je suis là, {continue|continuez}.',
  '{Dis-moi|Dites-moi} la suite.',
  'Je {te|vous} laisse continuer.',
  'Et après ?',
  '{Prends|Prenez} le temps, la suite viendra.',
  'Et puis ?',
  '{Raconte|Racontez}, je ne suis pas à une minute près.',
  '{Tu peux|Vous pouvez} tout raconter dans l’ordre ou dans le désordre.',
  'Il y a sûrement une suite, et je l’attends.',
  '{Dis-moi|Dites-moi} ce qui vient après.',
]

/** Invite a caller who has said a short sentence to speak, without expecting a long answer. */
export const invitationsToSpeak: readonly Template[] = [
  'Je {t’|vous }écoute.',
  '{Continue|Continuez}, je {t’|vous }écoute.',
  '{Dis-m’en|Dites-m’en} un peu plus.',
  '{Vas-y|Allez-y}, je {te|vous} suis.',
  '{Dis-moi|Dites-moi}.',
  'Oui, je suis là.',
  '{Dis|Dites} toujours.',
  'Je {te|vous} suis, {continue|continuez}.',
  'Rien ne presse, je suis là.',
  '{Raconte|Racontez} si {tu veux|vous voulez}.',
]

/** Invite a caller who has just greeted the companion to begin. */
export const invitationsToBegin: readonly Template[] = [
  'Je {t’|vous }écoute.',
  '{Dis-moi|Dites-moi} tout.',
  '{Prends ton|Prenez votre} temps, je suis là.',
  'Je suis là, {raconte|racontez}.',
  'Qu’est-ce qui {t’|vous }amène ?',
]

/** Answers to "t'es là" and "tu m'entends". */
export const presenceReplies: readonly Template[] = [
  'Oui, je suis là.',
  'Je suis là, et j’entends bien.',
  'Oui, {je t’écoute|je vous écoute}.',
]

/** Admit that there is no answer, without asking for the question again. */
export const unansweredQuestionReplies: readonly Template[] = [
  'Honnêtement, je ne sais pas, et je préfère le dire.',
  'Là, je n’ai pas de réponse sûre, et je ne veux pas inventer.',
  'Je n’ai pas de réponse toute faite à ça. {Tu as|Vous avez} déjà une petite idée ?',
  'Ça, je ne sais pas. J’aimerais bien savoir ce {que tu en penses|que vous en pensez}.',
  'Je n’en sais pas assez pour répondre sans me tromper.',
  'Je sèche, je l’avoue.',
]

/** Ask how the caller feels, after a painful statement about somebody else. */
export const questionsAboutCaller: readonly Template[] = [
  'Et {toi|vous}, {tu le vis|vous le vivez} comment ?',
  'Et {toi|vous}, au milieu de tout ça ?',
]
