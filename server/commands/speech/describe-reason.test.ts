import { expect, test } from 'vitest'
import { describeError, describeReason } from './describe-reason'

test.each([
  [
    'The speech engine stopped (SIGABRT) while it loaded siwis.',
    'le moteur s’est arrêté (SIGABRT) pendant le chargement',
  ],
  ['siwis is damaged (tokens.txt): install it again.', 'le fichier tokens.txt est abîmé'],
  ['ENOTFOUND', 'nom introuvable, ENOTFOUND'],
  ['timeout', 'délai dépassé'],
  ['the connection ended early', 'la connexion s’est interrompue'],
  ['voices.example: status 401, invalid_api_key', 'clé refusée, réponse 401'],
  ['voices.example: status 429, insufficient_quota', 'crédit épuisé, réponse 429'],
  ['voices.example: status 500', 'réponse 500'],
  ['voices.example: ECONNREFUSED', 'connexion refusée, ECONNREFUSED'],
  ['Something else.', 'message reçu : « Something else. »'],
])('describes "%s" in French', (reason, french) => {
  expect(describeReason(reason)).toBe(french)
})

test.each([
  [new DOMException('any text', 'TimeoutError'), 'délai dépassé'],
  [
    Object.assign(new Error('any text'), { code: 'ECONNREFUSED' }),
    'connexion refusée, ECONNREFUSED',
  ],
  [new Error('the connection ended early'), 'la connexion s’est interrompue'],
])('describes the error %s by its name, code or message', (error, french) => {
  expect(describeError(error)).toBe(french)
})
