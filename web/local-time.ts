import { withOrdinal } from '../domain/formatting/paris-time'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

/** « 12 novembre 2026 », in the reader's time zone: only for what the browser draws itself. */
export const formatLocalDay = (time: string) => withOrdinal(day.format(new Date(time)))

/** « 12 novembre 2026 à 21:04 » */
export const formatLocalMoment = (time: string) => withOrdinal(moment.format(new Date(time)))
