/** Value of the `format` field of an export, by which an import recognises the file. */
export const agentFileFormat = 'amivoix-agents'

/** Incremented when the shape of the companions in the file changes. */
export const agentFileVersion = 1

/** Maximum size of an import, enough for a thousand companions. */
export const maxAgentFileBytes = 8 * 1_024 * 1_024

/** Maximum number of companions in one import. */
export const maxImportedAgents = 1_000
