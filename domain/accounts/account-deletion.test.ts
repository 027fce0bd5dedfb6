import { expect, test } from 'vitest'
import { isDeletionWord } from './account-deletion'

test.each(['supprimer', 'SUPPRIMER', 'Supprimer', ' supprimer '])('%j deletes', (text) => {
  expect(isDeletionWord(text)).toBe(true)
})

test.each(['', 'supprime', 'supprimer mon compte', 'delete', 'supprimer\u200b'])(
  '%j does not',
  (text) => {
    expect(isDeletionWord(text)).toBe(false)
  },
)
