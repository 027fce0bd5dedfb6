import { hasWordStart, normaliseText } from './search-words'

/** Normalised words and phrases; each also matches words that begin with it. */
const dangerWords = [
  'suicid',
  'mourir',
  'me tuer',
  'en finir',
  'fin a mes jours',
  'plus envie de vivre',
  'scarif',
  'automutil',
  'me faire du mal',
  'me frappe',
  'me bat',
  'femme battue',
  'violence',
  'violee',
  'viol sexuel',
  'agression',
]

/**
 * Whether a search mentions suicide, self-harm or violence, so that the help numbers come before
 * companions.
 */
export function mentionsDanger(search: string): boolean {
  const text = normaliseText(search)
  return dangerWords.some((words) => hasWordStart(text, words))
}
