import { expect, test } from 'vitest'
import { composeContactMail, findContactErrors, normaliseContactMessage } from './contact-message'
import { formatMailLink, formatMailText } from './mail-link'
import {
  composePartnershipMail,
  emptyPartnershipRequest,
  findPartnershipErrors,
} from './partnership-request'

const message = {
  name: 'Noé Blin',
  email: 'noe@example.test',
  category: 'billing',
  subject: 'Facture & reçu ?',
  message: 'Bonjour,\n100 % d’accord + merci',
} as const

/** Reads a link as a mail program does. */
function readMailLink(link: string) {
  const { protocol, pathname, search } = new URL(link)
  const fields = search
    .slice(1)
    .split('&')
    .map((field) => field.split('=').map(decodeURIComponent))
  return { protocol, to: decodeURIComponent(pathname), ...Object.fromEntries(fields) }
}

test('fills in the subject line with the category and the subject, and the body with the other fields', () => {
  const link = formatMailLink('aide@amivoix.test', composeContactMail(message))
  expect(readMailLink(link)).toEqual({
    protocol: 'mailto:',
    to: 'aide@amivoix.test',
    subject: '[Facturation] Facture & reçu ?',
    body: [
      'Nom : Noé Blin',
      'Email : noe@example.test',
      'Catégorie : Facturation',
      '',
      'Message :',
      'Bonjour,',
      '100 % d’accord + merci',
    ].join('\r\n'),
  })
})

test('names the type of a partnership request in the subject, and its type and organisation in the text', () => {
  const mail = composePartnershipMail({
    name: 'Ana',
    email: 'ana@example.test',
    company: 'Ville de Sète',
    partnershipType: 'Collectivité',
    message: 'Des visites guidées.',
  })
  expect(mail.subject).toBe('[Partenariat Collectivité] Demande de Ana')
  expect(mail.lines).toEqual([
    'Nom : Ana',
    'Email : ana@example.test',
    'Organisation : Ville de Sète',
    'Type : Collectivité',
    '',
    'Message :',
    'Des visites guidées.',
  ])
})

test('does not let typed text add a recipient or another header', () => {
  const hostileMessage = normaliseContactMessage({
    ...message,
    subject: 'a&bcc=x@example.test\nBcc: y@example.test',
    message: '&cc=z@example.test#?',
  })
  const link = formatMailLink('aide@amivoix.test', composeContactMail(hostileMessage))
  expect(Object.keys(readMailLink(link))).toEqual(['protocol', 'to', 'subject', 'body'])
  expect(readMailLink(link)).toMatchObject({
    subject: '[Facturation] a&bcc=x@example.test Bcc: y@example.test',
  })
  expect(link).not.toMatch(/[#'"\s]/)
})

test('gives the same e-mail as text to copy', () => {
  expect(formatMailText(composeContactMail(message))).toMatch(
    /^\[Facturation] Facture & reçu \?\n\nNom : Noé Blin\n[\s\S]*merci$/,
  )
})

test('requires every field of a message, a valid address and at most 2000 characters of text', () => {
  const blank = { name: ' ', email: '', category: '', subject: '', message: '\n' } as const
  expect(Object.keys(findContactErrors(normaliseContactMessage(blank)))).toEqual([
    'name',
    'email',
    'category',
    'subject',
    'message',
  ])
  expect(findContactErrors({ ...message, email: 'noe@example' })).toEqual({
    email: 'Cette adresse e-mail n’est pas valide.',
  })
  const longName = { ...message, name: 'a'.repeat(151), email: '' }
  expect(Object.keys(findContactErrors(longName))).toEqual(['name', 'email'])
  expect(findContactErrors(message)).toEqual({})
  expect(findContactErrors({ ...message, message: 'a'.repeat(2_001) })).toEqual({
    message: expect.stringMatching(/^2.000 caractères au plus\.$/),
  })
})

test('requires every field of a partnership request', () => {
  expect(Object.keys(findPartnershipErrors(emptyPartnershipRequest))).toEqual([
    'name',
    'email',
    'company',
    'partnershipType',
    'message',
  ])
})
