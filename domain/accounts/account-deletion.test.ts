import { expect, test } from 'vitest'
import { isDeletionWord } from './account-deletion'

test.each(['supprimer', 'SUPPRIMER', 'Supprimer', ' supprimer '])('accepts %j', (text) => {
  expect(isDeletionWord(text)).toBe(true)
})

test.each(['', 'supprime', 'supprimer mon compte', 'delete', 'supprimer\u200b'])(
  'refuses %j',
  (text) => {
    expect(isDeletionWord(text)).toBe(false)
  },
)
