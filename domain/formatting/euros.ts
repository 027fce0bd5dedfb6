const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Cents as « 9,99 € », always with two decimals. */
export const formatEuros = (cents: number) => euros.format(cents / 100)
