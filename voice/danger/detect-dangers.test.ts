import { describe, expect, it } from 'vitest'
import { dangersByUrgency } from './danger'
import { assessDangers, detectDanger, detectDangers } from './detect-dangers'
import { colloquialDangerSentences } from './testing/danger/colloquial-danger-sentences'
import { developmentDangerSentences } from './testing/danger/development-danger-sentences'
import { everydayDangerSentences } from './testing/danger/everyday-danger-sentences'
import { freshDangerSentences } from './testing/danger/fresh-danger-sentences'
import { heldOutDangerSentences } from './testing/danger/held-out-danger-sentences'
import { heldOutTelephoneDangerSentences } from './testing/danger/held-out-telephone-danger-sentences'
import { indirectTelephoneDangerSentences } from './testing/danger/indirect-telephone-danger-sentences'
import { spokenDevelopmentDangerSentences } from './testing/danger/spoken-development-danger-sentences'
import { spokenTestDangerSentences } from './testing/danger/spoken-test-danger-sentences'
import { telephoneTestDangerSentences } from './testing/danger/telephone-test-danger-sentences'
import { evaluateDetector } from './testing/evaluate'
import { colloquialHarmlessSentences } from './testing/harmless/colloquial-harmless-sentences'
import { developmentHarmlessSentences } from './testing/harmless/development-harmless-sentences'
import { everydayHarmlessSentences } from './testing/harmless/everyday-harmless-sentences'
import { freshHarmlessSentences } from './testing/harmless/fresh-harmless-sentences'
import { heldOutHarmlessSentences } from './testing/harmless/held-out-harmless-sentences'
import { heldOutTelephoneHarmlessSentences } from './testing/harmless/held-out-telephone-harmless-sentences'
import { nearMissHarmlessSentences } from './testing/harmless/near-miss-harmless-sentences'
import { spokenDevelopmentHarmlessSentences } from './testing/harmless/spoken-development-harmless-sentences'
import { spokenTestHarmlessSentences } from './testing/harmless/spoken-test-harmless-sentences'
import { telephoneTestHarmlessSentences } from './testing/harmless/telephone-test-harmless-sentences'

/** Returns a text as a poor recogniser might write it, without capitals, punctuation and accents. */
const toRecognisedSpeech = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const isCertain = (text: string) => {
  const { dangers, certainty } = assessDangers(text)
  return dangers.length > 0 && certainty === 'certain'
}

describe('detectDanger on the development corpus', () => {
  const figures = evaluateDetector(
    detectDanger,
    developmentDangerSentences,
    developmentHarmlessSentences,
  )

  it('has at least 250 sentences, 120 of them harmless and 15 for each danger', () => {
    expect(figures.dangerCount + figures.harmlessCount).toBeGreaterThanOrEqual(250)
    expect(figures.harmlessCount).toBeGreaterThanOrEqual(120)
    for (const danger of dangersByUrgency)
      expect(developmentDangerSentences[danger].length, danger).toBeGreaterThanOrEqual(15)
  })

  it('misses at most 5 % of the danger sentences', () => {
    expect(figures.recall, figures.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('raises a false alarm for at most 2 % of the harmless sentences', () => {
    const falseAlarms = figures.falseAlarms.map(({ text }) => text).join('\n')
    expect(figures.falseAlarmRate, falseAlarms).toBeLessThanOrEqual(0.02)
  })

  it('recognises the right danger in at least 95 % of the sentences in which it finds one', () => {
    expect(figures.categoryAccuracy).toBeGreaterThanOrEqual(0.95)
  })

  it('meets the limits for missed dangers and false alarms without capitals, punctuation and accents', () => {
    const figuresOfRecognisedSpeech = evaluateDetector(
      (text) => detectDanger(toRecognisedSpeech(text)),
      developmentDangerSentences,
      developmentHarmlessSentences,
    )
    expect(
      figuresOfRecognisedSpeech.recall,
      figuresOfRecognisedSpeech.missed.join('\n'),
    ).toBeGreaterThanOrEqual(0.95)
    expect(figuresOfRecognisedSpeech.falseAlarmRate).toBeLessThanOrEqual(0.02)
  })
})

describe('detectDanger on colloquial wordings', () => {
  const figures = evaluateDetector(
    detectDanger,
    colloquialDangerSentences,
    colloquialHarmlessSentences,
  )

  it('misses at most 5 % of the danger sentences, and recognises the right danger in all others', () => {
    expect(figures.recall, figures.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(figures.misjudged).toEqual([])
  })

  it('raises no alarm about similar harmless wordings', () => {
    expect(figures.falseAlarms).toEqual([])
  })

  it('distinguishes a threat from an emergency that has already happened', () => {
    expect(detectDanger('ce soir je vais le tabasser jusqu’à ce qu’il bouge plus')).toBe(
      'violence-threatened',
    )
    expect(detectDanger('il l’a tabassé et maintenant il bouge plus')).toBe('medical-emergency')
    expect(detectDanger('je l’ai frappé il respire plus')).toBe('medical-emergency')
  })
})

describe.each([
  ['spoken', spokenDevelopmentDangerSentences, spokenDevelopmentHarmlessSentences],
  [
    'everyday',
    everydayDangerSentences,
    [...everydayHarmlessSentences, ...nearMissHarmlessSentences],
  ],
] as const)('detectDanger on the %s development sentences', (_, danger, harmless) => {
  const figures = evaluateDetector(detectDanger, danger, harmless)

  it('misses at most 5 % of the danger sentences', () => {
    expect(figures.recall, figures.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('raises a false alarm for at most 2 % of the harmless sentences', () => {
    const falseAlarms = figures.falseAlarms.map(({ text }) => text).join('\n')
    expect(figures.falseAlarmRate, falseAlarms).toBeLessThanOrEqual(0.02)
  })

  it('recognises the right danger in at least 90 % of the sentences in which it finds one', () => {
    expect(figures.categoryAccuracy).toBeGreaterThanOrEqual(0.9)
  })
})

// A failed test does not print the sentences, so that nobody tunes the rules to them.
describe('detectDanger on the held-out corpus', () => {
  const figures = evaluateDetector(detectDanger, heldOutDangerSentences, heldOutHarmlessSentences)

  it('misses at most 10 % of the danger sentences', () => {
    expect(figures.dangerCount).toBeGreaterThanOrEqual(130)
    expect(figures.recall).toBeGreaterThanOrEqual(0.9)
  })

  it('reports a danger in at most 3 % of the harmless sentences, and is certain in at most 1 %', () => {
    expect(figures.harmlessCount).toBeGreaterThanOrEqual(130)
    expect(figures.falseAlarmRate).toBeLessThanOrEqual(0.03)
    const certainSentences = heldOutHarmlessSentences.filter(isCertain)
    expect(certainSentences.length / figures.harmlessCount).toBeLessThanOrEqual(0.01)
  })

  it('recognises the right danger in at least 90 % of the sentences in which it finds one', () => {
    expect(figures.categoryAccuracy).toBeGreaterThanOrEqual(0.9)
  })

  it('shares no sentence with the development corpus', () => {
    const development = new Set(
      [...Object.values(developmentDangerSentences).flat(), ...developmentHarmlessSentences].map(
        toRecognisedSpeech,
      ),
    )
    const heldOut = [...Object.values(heldOutDangerSentences).flat(), ...heldOutHarmlessSentences]
    expect(heldOut.filter((text) => development.has(toRecognisedSpeech(text)))).toEqual([])
  })
})

// A failed test does not print these sentences either. The last two numbers of each row are the minimum share of
// recognised dangers and the maximum share of false alarms, a little worse than the measured figures. The goals are in
// docs/decisions/048-danger-detection.md.
describe.each([
  ['spoken', spokenTestDangerSentences, spokenTestHarmlessSentences, 0.92, 0.05],
  ['telephone', telephoneTestDangerSentences, telephoneTestHarmlessSentences, 0.9, 0.035],
  [
    'held-out telephone',
    heldOutTelephoneDangerSentences,
    heldOutTelephoneHarmlessSentences,
    0.94,
    0.045,
  ],
  [
    'indirect telephone',
    indirectTelephoneDangerSentences,
    heldOutTelephoneHarmlessSentences,
    0.84,
    0.045,
  ],
  ['fresh', freshDangerSentences, freshHarmlessSentences, 0.82, 0.06],
] as const)(
  'detectDanger on the %s test sentences',
  (_, danger, harmless, minRecall, maxFalseAlarms) => {
    it('finds at least the minimum share of dangers, and raises at most the maximum share of false alarms', () => {
      const figures = evaluateDetector(detectDanger, danger, harmless)
      expect(figures.recall).toBeGreaterThanOrEqual(minRecall)
      expect(figures.falseAlarmRate).toBeLessThanOrEqual(maxFalseAlarms)
    })
  },
)

describe('the assessment of a danger', () => {
  it.each([
    'je vais me tuer',
    'mon mari me frappe',
    'j’ai avalé tous mes cachets',
    'mon cœur s’emballe et j’ai l’impression que je vais mourir',
    'I want to die',
  ])('is certain where explicit words report the danger: "%s"', (text) => {
    expect(isCertain(text)).toBe(true)
  })

  it.each([
    'je veux m’en aller définitivement',
    'tout le monde respirera quand je serai plus dans leurs pattes',
  ])('is only "likely" where words hint at the danger: "%s"', (text) => {
    expect(assessDangers(text)).toMatchObject({ certainty: 'likely' })
    expect(detectDanger(text)).not.toBeNull()
  })

  it('is wrongly certain about at most 1 % of the ordinary sentences', () => {
    const certainSentences = heldOutTelephoneHarmlessSentences.filter(isCertain)
    expect(certainSentences.length / heldOutTelephoneHarmlessSentences.length).toBeLessThanOrEqual(
      0.01,
    )
  })
})

describe('ordinary talk', () => {
  it.each([
    'Vous existez vraiment ?',
    'Mes enfants seraient furieux.',
    'Moi je suis fils de maçon.',
    'Ma femme trouve que je suis absent.',
    'Ils vont sûrement me demander pourquoi j’ai quitté mon dernier poste.',
    'Et ma fille ?',
    'Je suis enceinte de huit semaines.',
    'Merci d’être là.',
    'Et attends, tu m’as dit au revoir tout à l’heure, j’ai pas raccroché moi !',
    'Et là tout de suite, comment je fais pour me rendormir ?',
    'Vous m’avez déjà demandé de me présenter, je viens de le faire.',
  ])('raises no alarm: %s', (text) => {
    expect(detectDanger(text)).toBeNull()
  })
})

describe('the combination of rules and classifier', () => {
  it('recognises wordings that match no rule', () => {
    expect(detectDanger('je rends plus service à personne autant que je parte pour toujours')).toBe(
      'suicide',
    )
    expect(detectDanger('j’ai tout pris ce qu’il restait dans la boîte')).toBe('poisoning')
  })

  it('lets the classifier veto a rule in a clearly harmless text, but not in one about an imminent danger', () => {
    expect(detectDanger('je vous dis adieu je change de compagnon')).toBeNull()
    expect(detectDanger('j’ai préparé un cocktail de médicaments il est devant moi')).toBe(
      'suicide-imminent',
    )
  })
})

describe('everyday quarrels, lessons and comparisons', () => {
  it.each([
    'le carreleur menace de quitter le chantier, je le retiens ou je le laisse partir',
    'Lui, il comprend plus vite que moi, il me corrige',
    'je le laisse partir',
    'la nounou menace de partir au milieu du mois',
    'ma prof me corrige quand je parle anglais',
    'je vais le défoncer en finale',
    'Ils vont me tuer au deuxième tour',
    'je l’aimais à en mourir',
  ])('are no danger: "%s"', (text) => {
    expect(detectDanger(text)).toBeNull()
  })

  it.each([
    ['il me corrige à coups de ceinture', 'partner-violence'],
    ['mon collègue menace de se tuer, je le retiens comment', 'suicide-of-other'],
    ['je veux plus vivre, laissez-moi partir', 'suicide'],
    ['le carreleur je vais le planter avec un couteau', 'violence-threatened'],
  ] as const)('do not hide a danger reported in similar words: "%s"', (text, danger) => {
    expect(detectDangers(text)).toContain(danger)
  })
})

describe('sentences with alarming words', () => {
  it.each([
    [['j’ai rencontré quelqu’un'], 'elle répond pas depuis deux jours'],
    [
      ['ma femme veut divorcer'],
      'ça fait douze ans qu’on est ensemble et je n’ai rien vu venir, hier soir elle m’a dit ça à table devant les enfants, comme si elle parlait de la météo, et je suis resté planté là avec ma fourchette',
    ],
    [['j’ai raté mon examen'], 'mes parents vont me tuer'],
    [[], 'j’ai raté mon exam, mes parents vont me tuer'],
    [[], 'mon chef va me tuer'],
  ])('are no danger after %j: "%s"', (previous, text) => {
    expect(detectDangers(text, previous)).toEqual([])
  })

  it.each([
    [['ma mère vit seule'], 'elle répond pas depuis deux jours'],
    [['mon ami parlait de mourir'], 'il répond plus depuis hier'],
    [[], 'mes parents vont me tuer'],
    [['j’ai raté mon examen et mon père m’a frappée'], 'mes parents vont me tuer'],
    [[], 'j’ai raté mon exam, je veux mourir, mes parents vont me tuer'],
  ])('are still a danger after %j: "%s"', (previous, text) => {
    expect(detectDangers(text, previous)).not.toEqual([])
  })
})

describe('ordinary words about age, home and work', () => {
  it.each([
    'Moi je veux rester chez moi',
    'J’envoie des CV depuis des mois et personne me répond',
    'Ma mère a quatre-vingts ans et elle est tombée deux fois',
    'Moi je veux mourir chez moi, dans mon lit, le plus tard possible',
    'je fais du judo depuis que j’ai douze ans',
    'moi je suis au troisième sans ascenseur',
    'j’ai la mâchoire serrée depuis la rentrée',
  ])('are no danger: "%s"', (text) => {
    expect(detectDangers(text)).toEqual([])
  })

  it.each([
    ['je suis en troisième au collège', 'minor-caller'],
    ['je veux mourir chez moi ce soir', 'suicide'],
    ['j’ai mal à la mâchoire et dans le bras gauche', 'medical-emergency'],
  ] as const)('are a danger together with serious words: "%s"', (text, danger) => {
    expect(detectDangers(text)).toContain(danger)
  })
})

describe('grief, worries and everyday talk with serious words', () => {
  it.each([
    'je pense à tout ce que j’ai à faire demain',
    'si je me plante je peux plus y retourner',
    'je suis allé sur sa tombe',
    'elle veut mourir chez elle',
    'j’ai peur de le blesser',
    'j’ai failli craquer',
    'ma fille de six ans veut plus aller à l’école',
    'elle a pris tous ses cachets du matin, comme d’habitude',
    'ça me tue ce bruit',
    'je suis mort de fatigue',
  ])('are no danger: "%s"', (text) => {
    expect(detectDangers(text)).toEqual([])
  })

  it('raise no alarm when somebody from a dating app does not answer a message', () => {
    expect(
      detectDangers('elle répond pas depuis deux jours', [
        'j’ai rencontré une fille sur une appli',
      ]),
    ).toEqual([])
  })
})

describe('detectDangers', () => {
  it('lists several dangers, most urgent first', () => {
    expect(detectDangers('j’ai 15 ans et j’ai envie de mourir')).toEqual([
      'suicide',
      'minor-caller',
    ])
    expect(detectDangers('mon mari me frappe et j’ai avalé une boîte de somnifères')[0]).toBe(
      'poisoning',
    )
  })

  it.each([
    ['je dors pas, je veux mourir', 'suicide'],
    ['je sais pas quoi faire je vais me tuer', 'suicide'],
    ['je suis mort de fatigue et je veux mourir', 'suicide'],
    ['j’ai vu un film et mon mari m’a frappée', 'partner-violence'],
    ['c’est pas une blague, je veux mourir', 'suicide'],
  ] as const)('finds a danger beside a negation or figure of speech: "%s"', (text, danger) => {
    expect(detectDanger(text)).toBe(danger)
  })

  it.each([
    ['bonsoir je voulais dire que je vais me tuer ce soir', 'suicide-imminent'],
    ['bonsoir alors voilà je voulais dire que mon mari me frappe', 'partner-violence'],
    ['bonjour euh il faut que je vous dise que mon père me viole', 'sexual-violence'],
  ] as const)('finds a danger after opening words, which look harmless: "%s"', (text, danger) => {
    expect(detectDanger(text)).toBe(danger)
  })

  it('uses the caller’s previous texts to understand a short one', () => {
    expect(detectDangers('je les ai avalés')).toEqual([])
    expect(detectDangers('je les ai avalés', ['mes somnifères'])).toEqual(['poisoning'])
    expect(detectDangers('je les ai avalés', ['on avait des olives'])).toEqual([])
    expect(detectDangers('je les ai avalés', ['on mange des olives', 'mes somnifères'])).toEqual([
      'poisoning',
    ])
    expect(detectDangers('je les ai avalés', ['mes somnifères', 'on mange des olives'])).toEqual([])
  })

  it('does not judge a short text together with previous texts that already report a danger', () => {
    expect(detectDangers('il en reste plus', ['j’ai avalé tous mes cachets'])).toEqual([])
  })

  it('finds nothing in an empty text', () => {
    expect(detectDangers(' … ')).toEqual([])
  })
})
