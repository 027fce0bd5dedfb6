import { describe, expect, it } from 'vitest'
import { detectDanger, isDangerRetracted } from './detect-danger'

describe('recogniseDanger', () => {
  it.each([
    ['J’ai envie de mourir', 'suicide'],
    ['je veux en finir', 'suicide'],
    ['je pense au suicide depuis des mois', 'suicide'],
    ['j’ai plus envie de vivre', 'suicide'],
    ['je veux me tuer', 'suicide'],
    ['j’ai avalé tous mes cachets', 'suicide'],
    ['je me scarifie', 'self-harm'],
    ['j’ai envie de me faire du mal', 'self-harm'],
    ['j’ai une douleur dans la poitrine', 'medical-emergency'],
    ['mon père fait un AVC', 'medical-emergency'],
    ['je n’arrive plus à respirer', 'medical-emergency'],
    ['mon mari me frappe', 'partner-violence'],
    ['mon copain m’a encore battue hier', 'partner-violence'],
    ['je me suis fait agresser', 'violence-suffered'],
    ['j’ai été violée', 'violence-suffered'],
    ['je vais le tuer', 'violence-threatened'],
    ['il frappe les enfants', 'child-in-danger'],
    ['j’ai 15 ans', 'minor-caller'],
    ['je suis mineure', 'minor-caller'],
    ['je suis au collège', 'minor-caller'],
  ] as const)('detects in "%s": %s', (text, danger) => {
    expect(detectDanger(text)).toBe(danger)
  })

  it.each([
    'je suis mort de rire',
    'je me tue au travail',
    'j’ai envie de mourir de rire',
    'cette attente me tue',
    'j’ai 15 ans d’expérience',
    'j’ai 34 ans',
    'quand j’avais 15 ans je dansais',
    'ma fille a 15 ans',
    'je ne suis pas mineure',
    'j’en ai fini avec ce dossier',
    'je coupe les légumes',
    'il me menace de partir en vacances sans moi',
    'je bats les œufs',
    'bonsoir',
    '',
  ])('detects nothing in "%s"', (text) => {
    expect(detectDanger(text)).toBeNull()
  })

  it('recognises a retraction', () => {
    expect(isDangerRetracted('non non, je plaisantais')).toBe(true)
    expect(isDangerRetracted('je suis toujours là')).toBe(false)
  })
})
