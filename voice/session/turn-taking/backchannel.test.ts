import { expect, test } from 'vitest'
import { isBackchannel } from './backchannel'

test.each(['mm-hm', 'Oui.', 'ouais ouais', "D'accord", 'Ok, d’accord.', 'Ah bon ?', "c'est vrai"])(
  'recognises "%s" as a backchannel',
  (words) => {
    expect(isBackchannel(words)).toBe(true)
  },
)

test.each(['non', 'oui mais', 'Oui, je voudrais', 'stop', '', 'c’est', 'oui oui oui oui oui oui'])(
  'does not take "%s" for a backchannel',
  (words) => {
    expect(isBackchannel(words)).toBe(false)
  },
)
