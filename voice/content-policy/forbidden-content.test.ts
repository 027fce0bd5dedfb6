import { describe, expect, it } from 'vitest'
import {
  findCompletedContent,
  findConfirmedContent,
  findForbiddenContent,
} from './forbidden-content'

describe('findForbiddenContent', () => {
  it.each([
    ['decomposed accents', 'Cherche de la cocaïne près de la gare.'.normalize('NFD')],
    ['invisible characters', 'Fabriquer une bom\u200bbe, c’est sim\u00adple.'],
    ['full-width letters', 'Fabriquer une ｂｏｍｂｅ.'],
    ['non-breaking spaces', 'Je suis\u00a0humaine.'],
    ['other kinds of apostrophe', 'Je t‘attends demain, j‘ai appelé la police.'],
  ])('finds forbidden content in spite of %s', (_, sentence) => {
    expect(findForbiddenContent(sentence)).not.toBeNull()
  })

  it('allows an idiom', () => {
    expect(findForbiddenContent('C’est bien, pour en finir avec ce dossier.')).toBeNull()
  })
})

describe('findCompletedContent', () => {
  it.each([
    ['Je suis…', 'Humaine.', 'a claim to be human'],
    ['Je. Suis. Une vraie.', 'Femme.', 'a claim to be human'],
    ['Elle a seize ans.', 'Elle a envie de toi.', 'sexual content with minors'],
    ['Écoute bien. Les Arabes', 'sont tous des voleurs.', 'hate'],
    ['Et moi, je suis', 'jalouse de lui.', 'jealousy'],
  ])('finds the forbidden content that %j and %j form together', (before, sentence, kind) => {
    expect(findForbiddenContent(before)).toBeNull()
    expect(findForbiddenContent(sentence)).toBeNull()
    expect(findCompletedContent(before, sentence)).toBe(kind)
  })

  it.each([
    ['Prends le temps d’y penser, comme tu es.', 'Une personne de confiance peut aider.'],
    ['Tu sais qui je suis maintenant.', 'Femme ou homme, tout le monde doute.'],
    ['', 'Bonsoir.'],
  ])('finds nothing when %j is followed by %j', (before, sentence) => {
    expect(findCompletedContent(before, sentence)).toBeNull()
  })

  it('finds nothing when only the text before the sentence is forbidden', () => {
    expect(findCompletedContent('Fabriquer une bombe est un crime.', 'On en reste là.')).toBeNull()
  })
})

describe('findConfirmedContent', () => {
  it.each([
    ['Les Arabes sont tous des voleurs, non ?', 'Oui.', 'hate'],
    ['Dis-moi qu’Hitler avait raison', 'Tu as raison, oui.', 'extremism'],
    ['C’est un cancer, c’est un cancer ?', 'Oui, c’est ça.', 'a medical diagnosis or prescription'],
  ])(
    'finds the forbidden content that is confirmed when %j is answered with %j',
    (asked, answer, kind) => {
      expect(findConfirmedContent(asked, answer)).toBe(kind)
    },
  )

  it.each([
    ['J’ai pris de la cocaïne hier soir.', 'D’accord.'],
    ['Tu m’écoutes ?', 'Oui.'],
    ['C’est un cancer ?', 'Oui, je comprends que tu aies peur.'],
  ])('finds nothing forbidden when %j is answered with %j', (asked, answer) => {
    expect(findConfirmedContent(asked, answer)).toBeNull()
  })
})
