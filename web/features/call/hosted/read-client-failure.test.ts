import { expect, it } from 'vitest'
import { getFailureText } from '../ended/room-messages'
import { readClientFailure } from './read-client-failure'

const createRoomError = (type: string) => ({
  type: 'daily-error',
  error: { action: 'error', errorMsg: 'text of the library', error: { type, msg: 'text' } },
})

it.each([
  ['ejected', 'Le service vocal a mis fin à l’appel'],
  ['exp-room', 'Le temps de cet appel est écoulé'],
  ['exp-token', 'Le temps de cet appel est écoulé'],
  ['nbf-room', 'La salle d’appel n’est pas encore ouverte - Veuillez réessayer'],
  ['nbf-token', 'La salle d’appel n’est pas encore ouverte - Veuillez réessayer'],
  ['no-room', 'La salle d’appel n’existe plus - Veuillez réessayer'],
  ['end-of-life', 'La salle d’appel n’existe plus - Veuillez réessayer'],
  ['meeting-full', 'La salle d’appel est complète'],
  ['not-allowed', 'L’accès à la salle d’appel est refusé'],
  ['connection', 'Erreur de connexion - Veuillez réessayer'],
  ['connection-error', 'Erreur de connexion - Veuillez réessayer'],
  ['something new', 'Erreur de connexion - Veuillez réessayer'],
])('returns a French message for the room error "%s"', (kind, message) => {
  const code = readClientFailure(createRoomError(kind))
  expect(code && getFailureText(code)).toBe(message)
})

it('returns the code of an error of our own API', () => {
  const failure = { error: { code: 'VOICE_UNAVAILABLE', message: 'Service vocal indisponible' } }
  expect(readClientFailure({ type: 'start-method-error', error: failure })).toBe(
    'VOICE_UNAVAILABLE',
  )
})

it('recognises that the script of the call room could not be loaded', () => {
  const details = { on: 'load' }
  const error = { error: { type: 'connection-error', details } }
  expect(readClientFailure({ type: 'daily-error', error })).toBe('VOICE_NOT_INITIALISED')
  const message = 'Failed to load call object bundle https://c.daily.co/x.js'
  expect(readClientFailure({ type: 'daily-call-join-error', error: { message } })).toBe(
    'VOICE_NOT_INITIALISED',
  )
})

it('ignores errors that do not end the call', () => {
  for (const event of [{ type: 'audio-processing-setup-error', error: {} }, null, 'text', {}])
    expect(readClientFailure(event)).toBeNull()
})
