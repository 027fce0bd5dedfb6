/** Value of the `format` field of an export, by which an import recognises the file. */
export const companionFileFormat = 'amivoix-agents'

/** Incremented when the shape of the companions in the file changes. */
export const companionFileVersion = 1

/** Maximum size of an import, enough for a thousand companions. */
export const maxCompanionFileBytes = 8 * 1_024 * 1_024

/** Maximum number of companions in one import. */
export const maxImportedCompanions = 1_000
