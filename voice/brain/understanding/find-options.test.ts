import { expect, it } from 'vitest'
import { findOptions } from './find-options'

it.each([
  [
    'à ton avis je lui dis au téléphone ou j’attends dimanche',
    'je lui dis au téléphone',
    'j’attends dimanche',
  ],
  [
    'je lui dis par message ou j’attends qu’elle soit là',
    'je lui dis par message',
    'j’attends qu’elle soit là',
  ],
  [
    'dois-je relouer la chambre ou la laisser vide un moment',
    'relouer la chambre',
    'la laisser vide un moment',
  ],
  [
    'est-ce que j’en parle à mon mari ou je garde ça pour moi',
    'j’en parle à mon mari',
    'je garde ça pour moi',
  ],
  [
    'soit un week-end à Biarritz soit un collier, je penche pour Biarritz',
    'un week-end à Biarritz',
    'un collier',
  ],
  ['pain au chocolat ou chocolatine', 'pain au chocolat', 'chocolatine'],
])('finds both options of "%s"', (text, first, second) => {
  expect(findOptions(text)).toEqual({ first, second })
})

it.each([
  'je le signe ou pas',
  'ça lui ferait plaisir une carte postale ou ça fait vieux jeu',
  'je prends le train ou la voiture ou le vélo',
  'je sais plus où est la clé',
])('returns null for "%s"', (text) => {
  expect(findOptions(text)).toBeNull()
})
