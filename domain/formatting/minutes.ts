import { formatWholeNumber } from './whole-number'

/** Formats "1 minute", "1 000 minutes" with non-breaking spaces. */
export const formatMinutes = (count: number) =>
  `${formatWholeNumber(count)}\u00a0${Math.abs(count) < 2 ? 'minute' : 'minutes'}`
