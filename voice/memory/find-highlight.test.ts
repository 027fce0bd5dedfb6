import { describe, expect, test } from 'vitest'
import { findHighlight } from './find-highlight'

const caller = (text: string) => ({ speaker: 'caller' as const, text })
const companion = (text: string) => ({ speaker: 'companion' as const, text })

/** A conversation of sufficient length without a sentence worth keeping. */
const talk = [
  caller('Bonsoir, je rentre à l’instant et la journée était longue mais plutôt agréable.'),
  companion('Bonsoir. Qu’est-ce qui l’a rendue agréable ?'),
  caller('Le soleil, un café avec une collègue, et le chemin du retour à pied.'),
  caller('Voilà, rien de plus.'),
]
const context = { category: 'amitie', hasCrisis: false }
const findFrom = (...lines: { speaker: 'caller' | 'companion'; text: string }[]) =>
  findHighlight([...talk, ...lines], context)

describe('findHighlight', () => {
  test.each([
    ['Bon, j’ai décidé de reprendre la guitare.', 'J’ai décidé de reprendre la guitare'],
    ["demain je vais lui parler, c'est décidé", 'Demain je vais lui parler, c’est décidé'],
    ['Dès lundi, je pars du bureau à six heures !', 'Dès lundi, je pars du bureau à six heures !'],
    ['Je me rends compte que j’aime ce métier.', 'Je me rends compte que j’aime ce métier'],
    ['J’ai réussi à finir mon premier chapitre.', 'J’ai réussi à finir mon premier chapitre'],
  ])('finds the highlight in "%s"', (line, text) => {
    expect(findFrom(caller(line))).toEqual({ speaker: 'caller', text })
  })

  test.each([
    [
      'bon je vais lui dire dimanche pendant qu’on fait la vaisselle, merci hein',
      'Je vais lui dire dimanche pendant qu’on fait la vaisselle',
    ],
    [
      'j’ai un entretien jeudi pour un poste de secrétaire, je mets quoi ?',
      'J’ai un entretien jeudi pour un poste de secrétaire',
    ],
    [
      'mon père il m’emmenait au stade quand j’avais huit ans',
      'Mon père il m’emmenait au stade quand j’avais huit ans',
    ],
    [
      'ben ce qui me reste c’est l’odeur du pain, bonne nuit',
      'Ce qui me reste c’est l’odeur du pain',
    ],
  ])(
    'extracts the plan, event, recollection or detail from "%s" in a longer call',
    (line, text) => {
      expect(
        findFrom(
          ...Array<ReturnType<typeof caller>>(6).fill(caller('On verra bien.')),
          caller(line),
        ),
      ).toEqual({
        speaker: 'caller',
        text,
      })
    },
  )

  test.each([
    'Allez j’vais dire à ma femme que j’ai essayé, bonsoir',
    'bonsoir, je veux apprendre le chinois',
  ])('finds nothing worth keeping in "%s", even in a longer call', (line) => {
    expect(
      findFrom(...Array<ReturnType<typeof caller>>(6).fill(caller('On verra bien.')), caller(line)),
    ).toBeNull()
  })

  test('prefers a decision to an insight, and the later of two decisions', () => {
    const sentences = ['Je vais appeler ma sœur dimanche.', 'Je vais écrire à mon frère aussi.']
    expect(
      findFrom(...sentences.map(caller), caller('J’ai compris que la famille compte.'))?.text,
    ).toBe('Je vais écrire à mon frère aussi')
  })

  test('accepts a recap of the companion that repeats what the caller said', () => {
    const recap = 'Je résume : le gros caillou, le dossier Martin, et un premier morceau daté.'
    expect(findFrom(caller('Le dossier Martin me pèse depuis un mois.'), companion(recap))).toEqual(
      {
        speaker: 'companion',
        text: 'Je résume : le gros caillou, le dossier Martin, et un premier morceau daté',
      },
    )
    expect(
      findFrom(companion('Je résume : un gros caillou, et un premier morceau daté.')),
    ).toBeNull()
  })

  test.each([
    'J’ai passé une bonne journée au travail.',
    'Bonne nuit, à demain, merci pour tout.',
    'Est-ce que je vais lui parler demain matin ?',
    'Je ne sais pas si je vais lui parler.',
    'Si je réussis, je vais changer de métier.',
    'Je vais te parler de mon chef.',
    'J’ai compris que tu me fais du bien.',
    'Je vais parler de mon traitement au médecin.',
    'J’ai décidé d’arrêter de boire autant le soir.',
    'J’ai décidé de lui dire que je suis gay.',
    'J’ai réussi à faire l’amour sans y penser.',
    'J’ai compris que je suis nulle et que je rate tout.',
    'Je vais l’appeler au 06 12 34 56 78.',
  ])('finds no highlight in "%s"', (line) => {
    expect(findFrom(caller(line))).toBeNull()
  })

  test('finds no highlight in a short call', () => {
    expect(findHighlight([caller('J’ai décidé de reprendre la guitare.')], context)).toBeNull()
  })

  test('finds no highlight when a danger was mentioned or help was offered', () => {
    const decision = caller('J’ai décidé de reprendre la guitare.')
    expect(findFrom(caller('J’ai envie de mourir.'), decision)).toBeNull()
    expect(findHighlight([...talk, decision], { ...context, hasCrisis: true })).toBeNull()
  })

  test.each(['intime_sante', 'fantasmes', null])(
    'finds no highlight for the category %s',
    (category) => {
      const turns = [...talk, caller('J’ai décidé de reprendre la guitare.')]
      expect(findHighlight(turns, { ...context, category })).toBeNull()
    },
  )
})
