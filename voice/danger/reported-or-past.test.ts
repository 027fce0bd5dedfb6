import { describe, expect, it } from 'vitest'
import { detectDangers } from './detect-dangers'

describe('a medical emergency', () => {
  it.each([
    'c’est mon père il est à l’hôpital il a fait un avc samedi et il parle plus',
    'ma mère est en réanimation elle a fait un arrêt cardiaque',
    'mon mari a fait un infarctus la semaine dernière',
    'mon frère a fait un malaise il a été hospitalisé',
  ])('is not detected when it is over or the person is already in care: %s', (text) => {
    expect(detectDangers(text)).not.toContain('medical-emergency')
  })

  it.each([
    'mon père fait un avc il parle plus',
    'mon père est à l’hôpital et moi j’ai mal dans la poitrine et le bras gauche',
    'il est sorti de l’hôpital hier et là il respire plus',
    'ils l’ont renvoyé des urgences et il a la bouche de travers',
    'ma mère a avalé ses cachets elle devrait être à l’hôpital elle se réveille plus',
  ])('is a danger when nobody takes care of the person: %s', (text) => {
    expect(detectDangers(text).length).toBeGreaterThan(0)
  })
})
