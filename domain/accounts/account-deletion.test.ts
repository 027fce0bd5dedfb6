import { expect, test } from 'vitest'
import { isDeletionWord } from './account-deletion'

test.each(['supprimer', 'SUPPRIMER', 'Supprimer', ' supprimer '])(
  'accepts the confirmation word %j',
  (text) => {
    expect(isDeletionWord(text)).toBe(true)
  },
)

test.each(['', 'supprime', 'supprimer mon compte', 'delete', 'supprimer\u200b'])(
  'refuses %j as the confirmation word',
  (text) => {
    expect(isDeletionWord(text)).toBe(false)
  },
)
