const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Cents as « 9,99 € ». */
export const inEuros = (cents: number) => euros.format(cents / 100)

/** « 1 minute », « 33 minutes », never parted at the end of a line. */
export const inMinutes = (count: number) => `${count}\u00a0${count < 2 ? 'minute' : 'minutes'}`
