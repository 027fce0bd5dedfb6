import { expect, test } from 'vitest'
import { findComingDay, replaceRelativeDay } from './resolve-day'

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
  ['ce week-end je déménage', '2026-11-22'],
  ['le week-end prochain je déménage', '2026-11-29'],
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

test.each([
  'hier j’ai couru',
  'jeudi dernier',
  'j’aime les lundis',
  'le 31 février',
  'un jour',
  'j’ai un entretien le lendemain',
  'je pars le surlendemain',
  'j’ai un mariage samedi le lendemain',
])('finds no coming day in "%s"', (text) => {
  expect(findDay(text)).toBeNull()
})

test.each([
  ['2026-11-27', 'ce week-end', 'le week-end du 28 novembre'],
  ['2026-11-28', 'ce week-end', 'le week-end du 28 novembre'],
  ['2026-11-29', 'ce week-end', 'le week-end du 28 novembre'],
  ['2026-11-27', 'le week-end prochain', 'le week-end du 28 novembre'],
  ['2026-11-28', 'le week-end prochain', 'le week-end du 5 décembre'],
  ['2026-11-29', 'ce week-end prochain', 'le week-end du 5 décembre'],
])('on %s, phrases "%s" as "%s"', (day, text, phrase) => {
  expect(findComingDay(text, day)?.phrase).toBe(phrase)
})

test.each([
  ['2026-12-01', 'dans six semaines', 'vers le 12 janvier 2027'],
  ['2026-12-30', 'la semaine prochaine', 'la semaine du 4 janvier 2027'],
  ['2026-12-30', 'le week-end prochain', 'le week-end du 2 janvier 2027'],
])('on %s, phrases "%s" with the year', (day, text, phrase) => {
  expect(findComingDay(text, day)?.phrase).toBe(phrase)
  expect(replaceRelativeDay(text, `Vous partez à Lyon ${phrase}.`)).toBe(phrase)
})

test.each([
  ['dans huit jours', 'vers le 8 décembre'],
  ['dans 8 jours', 'vers le 8 décembre'],
  ['dans quinze jours', 'vers le 15 décembre'],
  ['dans dix jours', 'le vendredi 11 décembre'],
])('on 1 December, phrases "%s" as "%s"', (text, phrase) => {
  expect(findComingDay(text, '2026-12-01')?.phrase).toBe(phrase)
})

test.each([
  ['j’ai un entretien demain matin', 'j’ai un entretien le jeudi 26 novembre'],
  ['j’ai un entretien le lendemain', 'j’ai un entretien le lendemain'],
])('replaces a day in the quotation "%s" only when it is relative to today', (quote, expected) => {
  const statement = 'Vous avez un entretien le jeudi 26 novembre.'
  expect(replaceRelativeDay(quote, statement)).toBe(expected)
})
