import type { Template } from '../templates/template'

/** Acknowledgements of any statement, whatever it is about. */
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

/** Acknowledgements that name a person in a statement of which nothing else can be restated. */
export const personEchoes: readonly Template[] = [
  '{echo}, je vois. Et {toi|vous}, dans tout ça ?',
  'Ah, {echo}. Et {toi|vous}, ça {te|vous} fait quoi ?',
  '{echo}, oui. Et {toi, tu le vis|vous, vous le vivez} comment ?',
  '{echo}… Et {toi, tu en penses|vous, vous en pensez} quoi ?',
  '{echo}, oui.',
  'Oui, {echo}.',
]

/** Acknowledgements of a long statement, whatever it is about. */
export const longTextOpenings: readonly Template[] = [
  'Oui, j’entends bien ce {que tu me dis|que vous me dites}.',
  'Oui, je comprends ce {que tu dis|que vous dites}.',
  'Je vois bien la situation.',
  'Oui, je vois tout à fait.',
  '{Tu fais|Vous faites} bien de me le raconter.',
  'Je vois mieux ce que c’est, maintenant.',
  'Je comprends mieux, dit comme ça.',
  'Ça me parle, ce que {tu racontes|vous racontez}.',
  'Je me représente bien tout ça.',
  'Merci de prendre le temps de me le dire.',
  'Je comprends mieux pourquoi {tu m’en parles|vous m’en parlez}.',
  'Ça compte, ce {que tu racontes|que vous racontez} là.',
]

/** Questions about the caller, after a painful statement of which nothing could be restated. */
export const questionsAfterPainfulText: readonly Template[] = [
  'Et {toi, tu le prends|vous, vous le prenez} comment ?',
  'Qu’est-ce {que tu aimerais, toi|que vous aimeriez, vous}, dans tout ça ?',
  'C’est quoi, le plus important là-dedans, pour {toi|vous} ?',
  'Et {toi|vous}, {tu te sens|vous vous sentez} comment, avec ça ?',
  'Ça {te|vous} fait quel effet, d’en parler ?',
  'Et là, ce soir, {tu en es|vous en êtes} où avec ça ?',
]

/** Invitations to continue, for a caller who is telling something. */
export const invitationsToGoOn: readonly Template[] = [
  'Et ensuite ?',
  '{Dis-m’en|Dites-m’en} un peu plus.',
  '{Raconte-moi|Racontez-moi} la suite.',
  '{Continue|Continuez}, je {t’|vous }écoute.',
  'Je {t’|vous }écoute, la suite m’intéresse.',
  '{Raconte|Racontez}, j’ai le temps.',
  'Je suis là, {continue|continuez}.',
  '{Dis-moi|Dites-moi} la suite.',
  'Je {te|vous} laisse continuer.',
  '{Dis-moi|Dites-moi} ce qui vient après.',
]

/** Invitations to say more, for a caller who has said only a short sentence. */
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

/** Invitations to begin, for a caller who has just greeted the companion. */
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

/** Replies that admit that the companion has no answer, without asking for the question again. */
export const unansweredQuestionReplies: readonly Template[] = [
  'Honnêtement, je ne sais pas, et je préfère le dire.',
  'Là, je n’ai pas de réponse sûre, et je ne veux pas inventer.',
  'Je n’ai pas de réponse toute faite à ça. {Tu as|Vous avez} déjà une petite idée ?',
  'Ça, je ne sais pas. J’aimerais bien savoir ce {que tu en penses|que vous en pensez}.',
  'Je n’en sais pas assez pour répondre sans me tromper.',
  'Je sèche, je l’avoue.',
]

/** Questions about how the caller feels, after something grave in which no mood is recognised. */
export const questionsAboutCaller: readonly Template[] = [
  'Et {toi|vous}, {tu le vis|vous le vivez} comment ?',
  'Et {toi|vous}, au milieu de tout ça ?',
]
