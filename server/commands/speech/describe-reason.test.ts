import { expect, test } from 'vitest'
import { describeReason } from './describe-reason'

test.each([
  [
    'The speech engine stopped (SIGABRT) while it loaded siwis.',
    'le moteur s’est arrêté (SIGABRT) pendant le chargement',
  ],
  ['siwis is damaged (tokens.txt): install it again.', 'le fichier tokens.txt est abîmé'],
  ['connect ECONNREFUSED 127.0.0.1:1', 'connexion refusée, ECONNREFUSED'],
  ['getaddrinfo ENOTFOUND models.example', 'nom introuvable, ENOTFOUND'],
  ['This operation was aborted', 'délai dépassé'],
  ['the connection ended early', 'la connexion s’est interrompue'],
  ['voices.example: status 401, invalid_api_key', 'clé refusée, réponse 401'],
  ['voices.example: status 429, insufficient_quota', 'crédit épuisé, réponse 429'],
  ['voices.example: status 500', 'réponse 500'],
  ['voices.example: ECONNREFUSED', 'connexion refusée, ECONNREFUSED'],
  ['Something else.', 'message reçu : « Something else. »'],
])('translates "%s"', (reason, french) => {
  expect(describeReason(reason)).toBe(french)
})
