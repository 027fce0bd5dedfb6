import { isEmailAddress } from '../formatting/email-address'
import { cleanMultilineText, cleanSingleLineText } from '../formatting/typed-text'
import { formatWholeNumber } from '../formatting/whole-number'
import { publicMessages } from '../public-messages'
import type { PreparedMail } from './mail-link'

/** What a message to the operator is about. */
export const contactCategories = {
  general: 'Question générale',
  technical: 'Problème technique',
  billing: 'Facturation',
  feedback: 'Suggestion',
} as const

export type ContactCategory = keyof typeof contactCategories

export const isContactCategory = (text: string): text is ContactCategory =>
  Object.hasOwn(contactCategories, text)

export type ContactMessage = {
  name: string
  email: string
  category: ContactCategory | ''
  subject: string
  message: string
}

type ContactErrors = Partial<Record<keyof ContactMessage, string>>

/**
 * Maximum lengths in characters. Mail programs cut or refuse long `mailto:` links, but the common
 * ones accept a message of this length. The visitor can also copy the text.
 */
export const mailMaxLengths = { line: 150, message: 2_000 } as const

export const emailInvalidMessage = 'Cette adresse e-mail n’est pas valide.'
export const lineTooLongMessage = `${mailMaxLengths.line} caractères au plus.`

/**
 * Returns the fields as they are checked and sent: each field trimmed, and all but `message` on one
 * line.
 */
export const normaliseContactMessage = (form: ContactMessage): ContactMessage => ({
  name: cleanSingleLineText(form.name),
  email: cleanSingleLineText(form.email),
  category: form.category,
  subject: cleanSingleLineText(form.subject),
  message: cleanMultilineText(form.message),
})

/** Returns a French error message for each invalid field, in the order of the form. */
export function findContactErrors(form: ContactMessage): ContactErrors {
  const errors: ContactErrors = {}
  if (form.name === '') errors.name = 'Indiquez votre nom.'
  else if (form.name.length > mailMaxLengths.line) errors.name = lineTooLongMessage
  if (form.email === '') errors.email = publicMessages.EMAIL_REQUIRED
  else if (!isEmailAddress(form.email)) errors.email = emailInvalidMessage
  if (form.category === '') errors.category = 'Choisissez une catégorie.'
  if (form.subject === '') errors.subject = 'Indiquez le sujet de votre message.'
  else if (form.subject.length > mailMaxLengths.line) errors.subject = lineTooLongMessage
  if (form.message === '') errors.message = 'Écrivez votre message.'
  if (form.message.length > mailMaxLengths.message)
    errors.message = `${formatWholeNumber(mailMaxLengths.message)} caractères au plus.`
  return errors
}

/** Composes the e-mail of a valid message. */
export function composeContactMail(form: ContactMessage): PreparedMail {
  const category = contactCategories[form.category || 'general']
  return {
    subject: `[${category}] ${form.subject}`,
    lines: [
      `Nom : ${form.name}`,
      `Email : ${form.email}`,
      `Catégorie : ${category}`,
      '',
      'Message :',
      ...form.message.split('\n'),
    ],
  }
}
