import type { Template } from '../templates/template'

/** Acknowledge a statement, whatever it tells. */
export const plainOpenings: readonly Template[] = [
  'D’accord.',
  'Ah oui.',
  'Oui, {je te suis|je vous suis}.',
  'Ah, d’accord.',
  'Mm, oui.',
  'Oui, {je t’écoute|je vous écoute}.',
  'Je comprends.',
  'Ah bon.',
  'Tiens.',
  'Je vois.',
  'Oui, je vois.',
  'Mm.',
]

/** Acknowledge a longer story, whatever it tells. */
export const storyOpenings: readonly Template[] = [
  'Eh bien, quelle histoire.',
  'Il y en a, des choses, dans ce que {tu racontes|vous racontez}.',
  'J’ai l’impression d’y être.',
  'Je {te|vous} suis pas à pas.',
  'Je n’en perds pas un mot.',
  'Je me représente bien la scène.',
  'Ça fait beaucoup de choses à la fois.',
  'Je vois ça d’ici.',
  'On sent que ça {te|vous} tient.',
  '{Tu racontes|Vous racontez} ça très bien.',
]

/** Invite the caller to go on, whatever was told. */
export const invitationsToGoOn: readonly Template[] = [
  '{Raconte-moi|Racontez-moi} ça.',
  'Et après ?',
  '{Dis-m’en|Dites-m’en} un peu plus.',
  '{Vas-y, continue|Allez-y, continuez}.',
  'Et la suite ?',
  'Et ensuite ?',
  'Et alors ?',
  'C’est-à-dire ?',
  '{Va|Allez} jusqu’au bout, je {t’|vous }écoute.',
  '{Tu veux|Vous voulez} m’en dire plus ?',
  '{Raconte|Racontez}, j’ai le temps.',
  '{Raconte-moi|Racontez-moi} la suite.',
  '{Prends ton|Prenez votre} temps, je suis là.',
  '{Continue|Continuez}, je {t’|vous }écoute.',
]

/** Answers to a question that was not understood. */
export const unclearQuestionReplies: readonly Template[] = [
  'Là, je n’ai pas bien saisi la question. {Tu peux|Vous pouvez} me la poser autrement ?',
  'Bonne question, et j’aimerais d’abord {ta|votre} réponse : {tu dirais|vous diriez} quoi, {toi|vous} ?',
  'Je n’ai pas d’avis tranché là-dessus. {Tu penches|Vous penchez} de quel côté ?',
  'Honnêtement, je ne sais pas. Qu’est-ce qui {te|vous} semble le plus juste, à {toi|vous} ?',
  'Je crois que je comprends mal ce {que tu me demandes|que vous me demandez}. {Redis-le-moi|Redites-le-moi} avec d’autres mots ?',
  'Ça, je ne sais pas y répondre comme ça. Qu’est-ce qui {te|vous} fait poser la question ?',
]
