import { expect, it } from 'vitest'
import { toFirstPersonStatement } from './first-person'

it.each([
  ['Votre chien s’appelle Rex.', 'mon chien s’appelle Rex', 'mon chien s’appelle Rex.'],
  [
    'Vous avez un entretien avec votre cheffe.',
    'avec ma cheffe',
    'j’ai un entretien avec ma cheffe.',
  ],
  // Only the quotation shows that this noun is feminine.
  ['Votre banque ferme.', 'ma banque ferme', 'ma banque ferme.'],
  ['Votre équipe change.', 'mon équipe change', 'mon équipe change.'],
  // The caller has edited the statement, so the quotation is the statement itself.
  ['Vous voyez votre directrice.', 'Vous voyez votre directrice.', 'je vois ma directrice.'],
  ['Votre éditrice vous écrit.', 'Votre éditrice vous écrit.', 'mon éditrice vous écrit.'],
  ['Vous récupérez votre fils à Lyon.', '', 'je récupère mon fils à Lyon.'],
  ['Vous rêviez de partir.', '', 'je rêvais de partir.'],
  ['Vous alliez à Lyon.', '', 'j’allais à Lyon.'],
  ['Vous n’êtes pas marié.', '', 'je ne suis pas marié.'],
  ['Vous n’avez plus votre chien.', '', 'je n’ai plus mon chien.'],
  ['Vous ne vous levez pas tôt.', '', 'je ne me lève pas tôt.'],
  ['Vous vous ennuyez le soir.', '', 'je m’ennuie le soir.'],
  ['Vous lui avez parlé.', '', 'je lui ai parlé.'],
  ['Vous y allez en train.', '', 'j’y vais en train.'],
])(
  'rephrases "%s" in the first person for a caller who said "%s"',
  (statement, quote, expected) => {
    expect(toFirstPersonStatement(statement, quote)).toBe(expected)
  },
)
