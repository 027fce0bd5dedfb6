import { onFirstUse } from '../../domain/formatting/on-first-use'
import { withFrenchOrdinal } from '../../domain/formatting/paris-time'

const dayFormat = onFirstUse(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }))
const momentFormat = onFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' }),
)

/** Formats as "12 novembre 2026" in the browser's time zone. Not for server-rendered content. */
export const formatLocalDay = (time: string) =>
  withFrenchOrdinal(dayFormat().format(new Date(time)))

/** Formats as "12 novembre 2026 à 21:04" in the browser's time zone. */
export const formatLocalMoment = (time: string) =>
  withFrenchOrdinal(momentFormat().format(new Date(time)))
