/**
 * The day of the last change to the legal texts; all of them state it. Change it whenever one of
 * them changes, because each order is subject to the terms of the day on which it was placed.
 */
export const legalTextsUpdatedOn = '2026-11-23'
