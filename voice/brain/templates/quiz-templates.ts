import type { Template } from './template'

export const quizIntroductions: readonly Template[] = [
  'C’est parti.',
  'Volontiers, on commence doucement.',
  'Allons-y, et on peut arrêter quand {tu veux|vous voulez}.',
]

export const quizPraise: readonly Template[] = [
  'Oui, bravo.',
  'C’est ça.',
  'Exact.',
  'Bonne réponse.',
  'Tout juste.',
  'Oui, bien vu.',
]

/** `{answer}` is a sentence that gives the right answer. */
export const quizCorrections: readonly Template[] = [
  'Pas tout à fait. {answer}',
  'Non, pas cette fois. {answer}',
  'Presque. {answer}',
  'Eh non. {answer}',
  'Ce n’est pas ça. {answer}',
  'Raté, mais de peu. {answer}',
]

/** Said to a caller who gives up. */
export const quizReveals: readonly Template[] = [
  'Pas de souci. {answer}',
  'Je donne la réponse, alors. {answer}',
  '{answer}',
]

export const quizEndings: readonly Template[] = [
  'Et voilà, {score} : pas mal du tout.',
  '{score}, on s’arrête là-dessus, ou on refera une série plus tard.',
]
