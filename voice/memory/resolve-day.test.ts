import { expect, test } from 'vitest'
import { findComingDay } from './resolve-day'

// A Sunday.
const today = '2026-11-22'
const findDay = (text: string) => findComingDay(text, today)?.day ?? null

test.each([
  ['je le vois aujourd’hui', '2026-11-22'],
  ['ce soir on dîne ensemble', '2026-11-22'],
  ['j’ai un entretien demain à 9 h', '2026-11-23'],
  ['je pars après-demain', '2026-11-24'],
  ['jeudi j’ai le permis', '2026-11-26'],
  ['dimanche on mange chez ma mère', '2026-11-29'],
  ['ce week-end je déménage', '2026-11-29'],
  ['jeudi 3 décembre', '2026-12-03'],
  ['le 12 janvier je commence', '2027-01-12'],
  ['le 1er décembre', '2026-12-01'],
  ['dans trois jours', '2026-11-25'],
  ['dans deux semaines', '2026-12-06'],
  ['la semaine prochaine', '2026-11-27'],
  ['le mois prochain', '2026-12-31'],
])('resolves "%s" to %s', (text, day) => {
  expect(findDay(text)).toBe(day)
})

test.each(['hier j’ai couru', 'jeudi dernier', 'j’aime les lundis', 'le 31 février', 'un jour'])(
  'finds no coming day in "%s"',
  (text) => {
    expect(findDay(text)).toBeNull()
  },
)
