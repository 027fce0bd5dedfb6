const numbers = new Intl.NumberFormat('fr-FR')

/** « 1 minute », « 1 000 minutes », never parted at the end of a line. */
export const formatMinutes = (count: number) =>
  `${numbers.format(count)}\u00a0${Math.abs(count) < 2 ? 'minute' : 'minutes'}`
