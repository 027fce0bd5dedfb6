/**
 * The day of the last change to the legal texts; all of them state it. Change it whenever one of them
 * changes: an order is subject to the terms of its day.
 */
export const legalTextsUpdatedOn = '2026-11-23'
