import { isEmailAddress } from '../formatting/email-address'
import { cleanMultilineText, cleanSingleLineText } from '../formatting/typed-text'
import { formatWholeNumber } from '../formatting/whole-number'
import { publicMessages } from '../public-messages'
import { emailInvalidMessage, lineTooLongMessage, mailMaxLengths } from './contact-message'
import type { PreparedMail } from './mail-link'

/** Who proposes a partnership. */
export const partnershipTypes = [
  'Entreprise',
  'Collectivité',
  'Influenceur',
  'Développeur',
  'École',
  'Autre',
] as const

export type PartnershipType = (typeof partnershipTypes)[number]

export const isPartnershipType = (text: string): text is PartnershipType =>
  (partnershipTypes as readonly string[]).includes(text)

export type PartnershipRequest = {
  name: string
  email: string
  company: string
  partnershipType: PartnershipType | ''
  message: string
}

export const emptyPartnershipRequest: PartnershipRequest = {
  name: '',
  email: '',
  company: '',
  partnershipType: '',
  message: '',
}

type PartnershipErrors = Partial<Record<keyof PartnershipRequest, string>>

/**
 * Returns the request as it is checked and sent: each field trimmed, and all but `message` on one
 * line.
 */
export const normalisePartnershipRequest = (request: PartnershipRequest): PartnershipRequest => ({
  name: cleanSingleLineText(request.name),
  email: cleanSingleLineText(request.email),
  company: cleanSingleLineText(request.company),
  partnershipType: request.partnershipType,
  message: cleanMultilineText(request.message),
})

/** Returns a French error message for each invalid field, in the order of the form. */
export function findPartnershipErrors(request: PartnershipRequest): PartnershipErrors {
  const errors: PartnershipErrors = {}
  if (request.name === '') errors.name = 'Indiquez votre nom.'
  else if (request.name.length > mailMaxLengths.line) errors.name = lineTooLongMessage
  if (request.email === '') errors.email = publicMessages.EMAIL_REQUIRED
  else if (!isEmailAddress(request.email)) errors.email = emailInvalidMessage
  if (request.company === '') errors.company = 'Indiquez votre organisation.'
  else if (request.company.length > mailMaxLengths.line) errors.company = lineTooLongMessage
  if (request.partnershipType === '') errors.partnershipType = 'Choisissez un type de partenariat.'
  if (request.message === '') errors.message = 'Décrivez votre projet.'
  if (request.message.length > mailMaxLengths.message)
    errors.message = `${formatWholeNumber(mailMaxLengths.message)} caractères au plus.`
  return errors
}

/** Composes the e-mail of a valid request. */
export const composePartnershipMail = (request: PartnershipRequest): PreparedMail => ({
  subject: `[Partenariat ${request.partnershipType}] Demande de ${request.name}`,
  lines: [
    `Nom : ${request.name}`,
    `Email : ${request.email}`,
    `Organisation : ${request.company}`,
    `Type : ${request.partnershipType}`,
    '',
    'Message :',
    ...request.message.split('\n'),
  ],
})
