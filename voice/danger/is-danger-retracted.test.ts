import { expect, it } from 'vitest'
import {
  isDangerDenied,
  isDangerPlayedDown,
  isDangerRetracted,
  isHarmlessMeaning,
} from './is-danger-retracted'

it.each(['non non, je plaisantais', 'fausse alerte', 'c’était une façon de parler'])(
  'recognises a retraction in "%s"',
  (text) => {
    expect(isDangerRetracted(text)).toBe(true)
  },
)

it.each(['je suis toujours là', 'je plaisante pas', 'je ne rigole plus', 'c’était pas une blague'])(
  'recognises no retraction in "%s"',
  (text) => {
    expect(isDangerRetracted(text)).toBe(false)
  },
)

it.each(['tout va bien', 'ça va mieux', 'laisse tomber', 'c’est rien', 'je vais bien'])(
  'recognises that "%s" plays the danger down without denying it',
  (text) => {
    expect(isDangerDenied(text)).toBe(false)
    expect(isDangerPlayedDown(text)).toBe(true)
  },
)

it.each(['je suis en sécurité', 'je ne vais pas me tuer', 'il ne peut plus me toucher'])(
  'takes "%s" for a denial',
  (text) => {
    expect(isDangerDenied(text)).toBe(true)
    expect(isDangerPlayedDown(text)).toBe(false)
  },
)

it('treats an unanswered message or noise as harmless, unless the text also reports a danger', () => {
  expect(isHarmlessMeaning('medical-emergency', 'et s’il ne me répond pas ?')).toBe(true)
  expect(isHarmlessMeaning('violence-now', 'le bruit des voisins me rend folle')).toBe(true)
  for (const text of [
    'elle a laissé un message et elle répond plus, elle a avalé des cachets',
    'il ne répond plus, il est tout froid',
  ])
    expect(isHarmlessMeaning('medical-emergency', text)).toBe(false)
  expect(isHarmlessMeaning('violence-now', 'y a du bruit, j’ai peur, il crie')).toBe(false)
})
