import { expect, test } from 'vitest'
import { isBackchannel } from './backchannel'

test.each(['mm-hm', 'Oui.', 'ouais ouais', "D'accord", 'Ok, d’accord.', 'Ah bon ?', "c'est vrai"])(
  '« %s » is a sound of listening',
  (words) => {
    expect(isBackchannel(words)).toBe(true)
  },
)

test.each(['non', 'oui mais', 'Oui, je voudrais', 'stop', '', 'c’est', 'oui oui oui oui oui oui'])(
  '« %s » is more than that, or nothing',
  (words) => {
    expect(isBackchannel(words)).toBe(false)
  },
)
