import { expect, test } from 'vitest'
import { formatEuros } from '../../domain/formatting/euros'
import { withFrenchSpaces } from '../../domain/formatting/french-spaces'
import { formatAnswerText, helpCategories } from '../../domain/help/help-item'
import { searchHelp } from '../../domain/help/search-help'
import { type Offer, offers } from '../../domain/offers'
import { passwordLinkHours } from '../../server/features/accounts/mails/security-mails'
import { helpItems } from './help-items'

const getAnswerText = (id: string) => {
  const item = helpItems.find((item) => item.id === id)
  if (!item) throw new Error(`There is no question ${id}`)
  return formatAnswerText(item.answer)
}

test('has at least 24 questions, and at least five in each category', () => {
  expect(helpItems.length).toBeGreaterThanOrEqual(24)
  for (const category of Object.keys(helpCategories))
    expect(helpItems.filter((item) => item.category === category).length).toBeGreaterThan(4)
})

test('gives each question a unique id that needs no encoding in a URL', () => {
  const ids = helpItems.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z\d-]+$/)
})

test('has French spaces at : ; ? ! and in quotes, no straight apostrophe, no three dots', () => {
  for (const { question, answer } of helpItems)
    expect(`${question}\n${formatAnswerText(answer)}`).not.toMatch(/ [:;?!»]|« |'|\.\.\./)
})

test('states the price and the minutes of every offer', () => {
  const prices = getAnswerText('prix')
  for (const { name, minutes, priceCents } of Object.values<Offer>(offers))
    expect(prices).toContain(
      withFrenchSpaces(`${name} : ${minutes} minutes, ${formatEuros(priceCents)}`),
    )
})

test('states how long the link for a new password is valid', () => {
  expect(passwordLinkHours).toBe(1)
  expect(getAnswerText('mot-de-passe')).toContain('vaut une heure')
})

test('states the emergency numbers in the answer about danger', () => {
  const numbers = ['3114', '15', '112', '17', '114', '3919', '119']
  for (const number of numbers)
    expect(getAnswerText('danger')).toMatch(new RegExp(`\\b${number}\\b`))
})

test('lists the question about danger or the one about AI first for a search that expresses distress', () => {
  for (const search of ['suicide', 'envie de mourir', 'urgence', 'en détresse'])
    expect(searchHelp(helpItems, { search, category: null })[0]?.id).toMatch(
      /^(danger|intelligence-artificielle)$/,
    )
})

test.each([
  ['comment résilier mon abonnement', 'resilier'],
  ['remboursement', 'retractation'],
  ['carte refusée', 'paiement-refuse'],
  ['le micro marche pas', 'micro'],
  ['exporter mes données', 'copie'],
  ['supprimer compte', 'supprimer-le-compte'],
  ['coupure internet', 'ligne-coupee'],
  ['mot de passe', 'mot-de-passe'],
  ['18 ans', 'age'],
  ['tarifs', 'prix'],
])('finds the question for the search "%s"', (search, id) => {
  expect(searchHelp(helpItems, { search, category: null }).map((item) => item.id)).toContain(id)
})
