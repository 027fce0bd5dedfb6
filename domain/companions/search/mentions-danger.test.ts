import { expect, it } from 'vitest'
import { mentionsDanger } from './mentions-danger'

it.each(['suicide', 'Je veux MOURIR', 'en finir', 'mon mari me frappe', 'violences conjugales'])(
  'recognises danger in %j',
  (search) => {
    expect(mentionsDanger(search)).toBe(true)
  },
)

it.each(['', 'deuil', 'mon père est mort', 'violoncelle', 'finir mes études', 'combat'])(
  'recognises no danger in %j',
  (search) => {
    expect(mentionsDanger(search)).toBe(false)
  },
)
