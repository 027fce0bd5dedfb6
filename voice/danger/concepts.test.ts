import { expect, it } from 'vitest'
import { concepts } from './concepts'
import { detectDanger } from './detect-dangers'

it.each(Object.entries(concepts))(
  '%s has no accents or capitals, because normalised words have none',
  (_, entries) => {
    expect(entries.match(/[^\x20-\x7e\n]|[A-Z]/g)).toBeNull()
  },
)

it.each(['Je veux mourir dans l’heure.', 'Bientôt je vais me flinguer.'])(
  'recognises an imminent suicide by the moment that the caller names in "%s"',
  (text) => {
    expect(detectDanger(text)).toBe('suicide-imminent')
  },
)
