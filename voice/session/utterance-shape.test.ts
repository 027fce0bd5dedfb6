import { expect, test } from 'vitest'
import { shapeOf } from './utterance-shape'

test.each([
  'Attends',
  'Attendez, euh',
  'une seconde s’il vous plaît',
  'Oui, un instant',
  'laisse-moi réfléchir',
  'Bouge pas',
])('« %s » asks for time', (words) => {
  expect(shapeOf(words)).toBe('asked-to-wait')
})

test.each([
  'Je voudrais aller chez',
  'C’est à cause de',
  'Et donc',
  'Je me demande si',
  'Alors euh',
  "J'ai",
  'Il y a le',
  'Je ne dors plus depuis que.',
  'Du pain, du lait, des œufs',
  'Bon,',
  'Je pensais…',
])('« %s » is unfinished', (words) => {
  expect(shapeOf(words)).toBe('unfinished')
})

test.each(['Oui', 'Non, pas du tout', 'Très bien merci', 'Mais si', 'Ça va.', 'Demain !'])(
  '« %s » is a short answer',
  (words) => {
    expect(shapeOf(words)).toBe('short-answer')
  },
)

test.each([
  'Attends-moi ce soir devant la gare',
  'Je vais vous raconter ma journée',
  'Tu viens ce soir avec ?',
  'J’ai acheté du pain, du lait et des œufs',
  'On pourrait parler de mon frère',
])('« %s » is complete', (words) => {
  expect(shapeOf(words)).toBe('complete')
})
