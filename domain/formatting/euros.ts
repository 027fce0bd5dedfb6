const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Formats cents as "9,99 €", always with two decimals and a non-breaking space. */
export const formatEuros = (cents: number) => euros.format(cents / 100)
