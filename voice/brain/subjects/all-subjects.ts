import { parseSubjects } from './parse-subjects'
import type { Subject } from './subject'

const texts = import.meta.glob<string>('./texts/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every subject about which the companions have replies of their own. */
export const subjects: readonly Subject[] = Object.values(texts).flatMap(parseSubjects)
