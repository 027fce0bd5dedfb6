import { expect, it } from 'vitest'
import { isDangerRetracted } from './is-danger-retracted'

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
