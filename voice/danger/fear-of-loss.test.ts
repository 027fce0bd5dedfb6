import { describe, expect, it } from 'vitest'
import { assessDangers } from './detect-dangers'
import { findWordsBesidesFearOfLoss } from './fear-of-loss'

const detect = (text: string, ...previous: string[]) => assessDangers(text, previous).dangers

describe('the fear or the news that somebody will die', () => {
  it.each([
    ['J’ai peur qu’elle meure.', 'Elle est à l’hôpital depuis mardi, à Lyon. C’est le cœur.'],
    ['J’ai peur qu’elle meure.'],
    ['j ai peur de le perdre', 'mon mari a eu un infarctus'],
    ['j ai peur de la perdre'],
    ['mon grand-père est très vieux, j’ai peur qu’il ne passe pas l’hiver'],
    ['j’ai peur qu’elle parte'],
    ['mon père a un cancer j’ai peur qu’il meure'],
    ['je crains qu’il meure', 'il est opéré demain'],
  ])('is no danger: %s', (text, ...previous) => {
    expect(detect(text, ...previous)).toEqual([])
  })

  it.each([
    ['j’ai peur qu’elle meure', 'elle parle de suicide'],
    ['j’ai peur qu’elle meure', 'elle dit qu’elle veut plus vivre', 'elle est à l’hôpital'],
    ['j’ai peur qu’elle meure', 'ma fille va mal, elle ne sort plus de sa chambre'],
    ['j’ai peur qu’il meure', 'mon fils prend de l’héroïne'],
    ['il se drogue j’ai peur qu’il meure'],
    ['il a avalé des cachets j’ai peur qu’il meure'],
    ['j’ai peur qu’il meure', 'il menace de se jeter par la fenêtre'],
    ['elle est malade elle respire très mal là j’ai peur qu’elle meure'],
    ['ma mère est à l’hôpital, j’ai peur qu’elle meure et je n’ai plus envie de vivre'],
    ['j’ai peur qu’il se tue'],
    ['je suis enceinte je saigne j’ai peur de le perdre'],
  ])(
    'is a danger when the words suggest another cause of death or another danger: %s',
    (text, ...previous) => {
      expect(detect(text, ...previous)).not.toEqual([])
    },
  )

  it.each([
    ['mon père va mourir'],
    ['Mon père va mourir, il a un cancer.'],
    ['ma grand-mère va bientôt mourir'],
    ['maman va mourir et je suis pas prête'],
    ['les médecins disent que mon mari va mourir'],
    ['mon chien va mourir, il a seize ans'],
    ['il va mourir', 'mon père a un cancer en phase terminale'],
    ['mes parents vont mourir'],
    ['mon amie va mourir'],
    ['mon enfant va mourir'],
    ['mon fils va mourir, il a une leucémie'],
  ])('is no danger when a relative, a friend or a pet is going to die: %s', (text, ...previous) => {
    expect(detect(text, ...previous)).toEqual([])
  })

  it.each([
    ['mon père veut mourir'],
    ['mon père va se tuer'],
    ['mon père dit qu’il va mourir'],
    ['il va mourir si personne ne vient'],
    ['mon père va mourir si personne ne vient'],
    ['mon père va mourir, aidez-moi'],
    ['mon père va mourir, il a avalé des cachets'],
    ['mon père va mourir et je veux mourir aussi'],
    ['mon bébé va mourir'],
    ['mon amie va mourir, elle respire plus'],
    ['mon enfant va mourir, aidez-moi'],
    ['mon mari va mourir, je fais quoi'],
    ['mon mari va mourir, appelez le 15'],
    ['mon mari va mourir, faites quelque chose'],
    ['mon mari va mourir, il est tout blanc et il transpire'],
    ['mon père va mourir', 'vite appelez les pompiers'],
    ['il va mourir', 'mon père fait un infarctus'],
    ['il va mourir de mes mains'],
    ['il va mourir'],
  ])(
    'is a danger when the death is wished, preventable or not expected: %s',
    (text, ...previous) => {
      expect(detect(text, ...previous)).not.toEqual([])
    },
  )

  it('is separated from the other words of the text', () => {
    expect(findWordsBesidesFearOfLoss('oui, j’ai peur qu’elle meure', [])).toBe('')
    expect(findWordsBesidesFearOfLoss('elle a un cancer, j’ai peur de la perdre', [])).toBe(
      'elle a un cancer',
    )
    expect(findWordsBesidesFearOfLoss('j’ai peur des araignées', [])).toBeNull()
  })
})

describe('what the caller says after the news that somebody has died or will die', () => {
  it.each([
    ['mon grand-père est mort l’an dernier', 'on va partir avec elle en vacances'],
    ['ma grand-mère est morte', 'je vais partir avec elle en Italie'],
    ['ma grand-mère est morte', 'après elle c’est fini les grandes tablées'],
    ['ma grand-mère est morte', 'sans elle je peux pas faire sa recette'],
    ['mon père va mourir', 'aidez-moi à trouver les mots'],
    ['mon père va mourir', 'aide-moi à lui écrire'],
    ['mon père va mourir', 'je fais quoi pour les obsèques'],
    ['mon père va mourir', 'ça va vite'],
    ['ma chatte va mourir', 'aidez-moi à comprendre'],
  ])('is no danger when it is about grief or everyday life: "%s", "%s"', (news, text) => {
    expect(detect(text, news)).toEqual([])
  })

  it.each([
    ['mon mari est mort', 'je vais bientôt le suivre', 'suicide'],
    ['mon mari est mort', 'sans lui je suis plus rien', 'suicide'],
    ['mon mari est mort', 'après lui c’est fini pour moi', 'suicide'],
    ['ma fille va mourir', 'aidez-moi à la sauver', 'medical-emergency'],
    ['ma fille va mourir', 'vite dites-moi quoi faire', 'medical-emergency'],
  ])(
    'is a danger when the caller wants to die too or calls for emergency help: "%s", "%s"',
    (news, text, danger) => {
      expect(detect(text, news)).toEqual([danger])
    },
  )
})
