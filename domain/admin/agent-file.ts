/** Value of the `format` field of an export, by which an import recognises the file. */
export const agentFileFormat = 'amivoix-agents'

/** Incremented when the shape of the agents in the file changes. */
export const agentFileVersion = 1

/** Enough for a thousand agents. */
export const maxAgentFileBytes = 8 * 1_024 * 1_024

/** Maximum number of agents in one import. */
export const maxImportedAgents = 1_000
