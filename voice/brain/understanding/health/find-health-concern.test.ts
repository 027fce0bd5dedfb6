import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  digestHealthExamples,
  expandLine,
  healthWeightsFile,
  trainHealthClassifiers,
} from '../../testing/health/train-health-classifier'
import { findHealthConcern } from './find-health-concern'

describe('the stored weights', () => {
  const updateCommand = 'UPDATE_HEALTH_WEIGHTS=1 npx vitest run --project unit find-health-concern'
  if (process.env.UPDATE_HEALTH_WEIGHTS)
    writeFileSync(healthWeightsFile, `${JSON.stringify(trainHealthClassifiers(), null, 2)}\n`)
  const { examplesDigest } = JSON.parse(readFileSync(healthWeightsFile, 'utf8'))

  it('were trained on the current examples', () => {
    expect(examplesDigest, `after a change of the examples: ${updateCommand}`).toBe(
      digestHealthExamples(),
    )
  })
})

describe('expandLine', () => {
  it('combines the alternatives in an example line', () => {
    expect(expandLine('mon [dos|cou] [craque|tire]')).toContain('mon cou craque')
  })
})

describe('findHealthConcern', () => {
  it.each([
    ['mon épaule me lance quand je dors dessus', 'back-joint'],
    ['mon petit garçon a de la fièvre depuis ce matin', 'child-ill'],
    ['un gros chien m’a mordu au parc', 'bite'],
    ['ma chienne vomit depuis hier soir', 'animal'],
    ['on essaie de faire un enfant depuis trois ans et rien ne vient', 'fertility'],
    ['l’allaitement me fait très mal, j’ai des crevasses', 'after-birth'],
    ['mon fils de trois ans ne dit que quelques mots', 'child-development'],
    ['je perds toute ma paye aux paris sportifs', 'gambling-screens'],
    ['j’ai reçu ma prise de sang et je n’y comprends rien', 'results'],
    ['je m’occupe de mon père malade et je suis à bout', 'carer'],
    ['mon père est à l’hôpital et moi j’ai mal au ventre depuis trois jours', 'belly'],
  ])('recognises "%s" as %s', (text, concern) => {
    expect(findHealthConcern(text)).toBe(concern)
  })

  it.each([
    'je suis tombé sur une photo de classe',
    'on mange une raclette dimanche',
    'par le nez, par la bouche',
    'ma cousine est enceinte et toute la famille est ravie',
    'on joue au loto avec les voisins',
    'ma fille a fait ses premiers pas dimanche',
    'ma mère est à l’hôpital depuis lundi pour sa hanche',
    'ma mère était à l’hôpital pour son cœur',
    'mon mec il a trouvé ça créatif',
    'je me sens bizarre, comme si j’avais perdu un bras',
    'il entend quand ça boite',
    'j’aime le silence de quatre heures du matin mais ça me bouffe aussi',
    'c’est grave si je reste couché toute la journée',
    'oui',
    '',
  ])('finds no concern in "%s"', (text) => {
    expect(findHealthConcern(text)).toBeNull()
  })
})
