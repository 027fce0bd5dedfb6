import { expect, test } from 'vitest'
import { isBackchannel, mayBecomeBackchannel } from './backchannel'

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

test.each(['oh là', "c'est", 'oui, je', 'effec', 'ah ben', 'oui d’acc'])(
  'expects that "%s" may become a backchannel',
  (words) => {
    expect(mayBecomeBackchannel(words)).toBe(true)
  },
)

test.each(['non', 'stop', 'oui mais je', 'c’est faux', 'je voudrais', 'hein'])(
  'expects that "%s" cannot become a backchannel',
  (words) => {
    expect(mayBecomeBackchannel(words)).toBe(false)
  },
)
