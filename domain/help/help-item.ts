import { withFrenchSpaces } from '../formatting/french-spaces'

/** The categories of the help centre with their French names, in display order. */
export const helpCategories = {
  general: 'Général',
  account: 'Compte',
  payment: 'Paiement',
  privacy: 'Confidentialité',
} as const

export type HelpCategory = keyof typeof helpCategories

export const isHelpCategory = (text: string): text is HelpCategory =>
  Object.hasOwn(helpCategories, text)

/** Pages to which an answer can link. */
export const helpPages = [
  'dashboard',
  'register',
  'forgottenPassword',
  'profile',
  'appointments',
  'history',
  'myData',
  'packs',
  'subscriptions',
  'purchases',
  'withdrawal',
  'cancellation',
  'termsOfSale',
  'termsOfUse',
  'privacy',
  'cookies',
  'contact',
] as const

export type HelpPage = (typeof helpPages)[number]

/** Text, a link to a page, or a number to call or to send a text message to. */
export type HelpPart =
  | string
  | { kind: 'link'; text: string; page: HelpPage }
  | { kind: 'phone'; number: string; isForTextMessages: boolean }

export type HelpBlock =
  | { kind: 'paragraph'; parts: readonly HelpPart[] }
  | { kind: 'list'; items: readonly (readonly HelpPart[])[] }

export type HelpItem = {
  /** Fragment of the question's URL, as in /aide#minutes; never changes. */
  id: string
  category: HelpCategory
  question: string
  answer: readonly HelpBlock[]
  /** Words that the search finds in addition to those of question and answer. */
  keywords: string
}

export const link = (text: string, page: HelpPage): HelpPart => ({ kind: 'link', text, page })

export const phone = (number: string): HelpPart => ({
  kind: 'phone',
  number,
  isForTextMessages: false,
})

/** A number that is reached by text message. */
export const textMessage = (number: string): HelpPart => ({
  kind: 'phone',
  number,
  isForTextMessages: true,
})

function addFrenchSpaces(part: HelpPart): HelpPart {
  if (typeof part === 'string') return withFrenchSpaces(part)
  return part.kind === 'link' ? { ...part, text: withFrenchSpaces(part.text) } : part
}

export const paragraph = (...parts: readonly HelpPart[]): HelpBlock => ({
  kind: 'paragraph',
  parts: parts.map(addFrenchSpaces),
})

export const list = (...items: readonly (readonly HelpPart[])[]): HelpBlock => ({
  kind: 'list',
  items: items.map((parts) => parts.map(addFrenchSpaces)),
})

/**
 * Creates an item and puts non-breaking spaces into the question; `paragraph` and `list` do so in
 * the answer.
 */
export const question = (
  category: HelpCategory,
  id: string,
  text: string,
  answer: readonly HelpBlock[],
  keywords = '',
): HelpItem => ({ id, category, question: withFrenchSpaces(text), answer, keywords })

const getPartText = (part: HelpPart) => {
  if (typeof part === 'string') return part
  return part.kind === 'link' ? part.text : part.number
}

const joinPartTexts = (parts: readonly HelpPart[]) => parts.map(getPartText).join('')

/** Returns an answer as plain text, one line for each paragraph and each item of a list. */
export const formatAnswerText = (answer: readonly HelpBlock[]): string =>
  answer
    .flatMap((block) =>
      block.kind === 'paragraph'
        ? [joinPartTexts(block.parts)]
        : block.items.map((parts) => `• ${joinPartTexts(parts)}`),
    )
    .join('\n')
