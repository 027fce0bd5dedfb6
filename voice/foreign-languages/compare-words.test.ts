import { expect, it } from 'vitest'
import { isSimilar } from './compare-words'

it.each([
  ['kafeore', 'カフェオレ'],
  ['fooku', 'フォーク'],
  ['eitiemu', 'エーティーエム'],
  ['koohii', 'コーヒー'],
])('takes "%s" in Latin letters for the Japanese "%s"', (typed, japanese) => {
  expect(isSimilar(typed, japanese)).toBe(true)
})
