/**
 * The day of the last change to the legal texts, all of which state it. Change it with any of them:
 * the terms that hold for an order are those of its day.
 */
export const legalTextsUpdatedOn = '2026-11-23'
