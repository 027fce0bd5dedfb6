import { expect, test } from 'vitest'
import { classifyUtterance } from './utterance-shape'

test.each([
  'Attends',
  'Attendez, euh',
  'une seconde s’il vous plaît',
  'Oui, un instant',
  'laisse-moi réfléchir',
  'Bouge pas',
])('classifies "%s" as a request to wait', (words) => {
  expect(classifyUtterance(words)).toBe('asked-to-wait')
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
])('classifies "%s" as unfinished', (words) => {
  expect(classifyUtterance(words)).toBe('unfinished')
})

test.each(['Oui', 'Non, pas du tout', 'Très bien merci', 'Mais si', 'Ça va.', 'Demain !'])(
  'classifies "%s" as a short answer',
  (words) => {
    expect(classifyUtterance(words)).toBe('short-answer')
  },
)

test.each([
  'Attends-moi ce soir devant la gare',
  'Je vais vous raconter ma journée',
  'Tu viens ce soir avec ?',
  'J’ai acheté du pain, du lait et des œufs',
  'On pourrait parler de mon frère',
])('classifies "%s" as complete', (words) => {
  expect(classifyUtterance(words)).toBe('complete')
})
