import type { Template } from './template'

/** To a wish that everything stops, which may or may not be a wish to die. */
export const ambiguousWishReplies: readonly Template[] = [
  'Je prends ça au sérieux, et si l’idée de mourir est là, le 3114 écoute jour et nuit, avec une vraie personne.',
  'Merci de le dire, et si ces mots veulent dire mourir, le 3114 répond maintenant, gratuitement.',
]
export const ambiguousWishQuestions: readonly Template[] = [
  'Quand {tu dis|vous dites} ça, est-ce que {tu penses|vous pensez} à mourir, ou à souffler enfin ?',
  'Est-ce que c’est une envie de mourir, ou une envie que ça fasse une pause ?',
]

/** Said in a crisis, when help is on its way. */
export const helpIsComingReplies: readonly Template[] = [
  'Très bien, c’est la bonne décision, et tant mieux si quelqu’un est là : le 15 reste joignable en route.',
  'Bien, {tu n’es|vous n’êtes} plus sans aide : {reste|restez} au calme, et le 15 si ça empire avant.',
]
export const emergencyReportReplies: readonly Template[] = [
  '{Dis-leur|Dites-leur} les faits, et depuis quand, avec les médicaments ou l’alcool s’il y en a.',
]
export const crisisDoubtReplies: readonly Template[] = [
  '{N’attends|N’attendez} pas pour appeler : {tu ne déranges|vous ne dérangez} personne, le 15 existe pour ça, même dans le doute.',
  'Mieux vaut un appel de trop : au 15, personne ne le reprochera.',
]
export const crisisGuiltReplies: readonly Template[] = [
  'Non, ce n’est pas {ta|votre} faute, jamais : la responsabilité n’est pas du côté de qui a mal.',
  'Non, rien de ce {que tu as|que vous avez} fait ne justifiait ça.',
]
export const crisisDisclosureReplies: readonly Template[] = [
  'Merci de me l’avoir dit, il fallait du courage, et {tu n’as|vous n’avez} plus à porter ça en silence.',
]
export const crisisPresenceReplies: readonly Template[] = [
  'Je reste là tant que dure l’appel, et au 3114, une vraie personne peut rester avec {toi|vous}.',
]

/** To a vague "tout va bien" after a danger: it is not enough to go on as if nothing had happened. */
export const vagueDenialReplies: readonly Template[] = [
  'Je veux bien le croire, mais je préfère demander : qu’est-ce qui a changé, depuis ce {que tu disais|que vous disiez} ?',
  'Ce {que tu as|que vous avez} dit compte toujours : est-ce que le danger est vraiment passé ?',
]

/** To a caller who says not to want to die. */
export const deniedWishReplies: readonly Template[] = [
  'D’accord, merci de le dire, et si ça changeait, le 3114 répond à toute heure : qu’est-ce qui pèse, alors ?',
]
