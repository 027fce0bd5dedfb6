/** How a file of exported agents begins, so that no other JSON is taken for one. */
export const agentFileFormat = 'amivoix-agents'

/** Incremented when the shape of the agents in the file changes. */
export const agentFileVersion = 1

/** In bytes: a thousand agents. */
export const maxAgentFileBytes = 8 * 1_024 * 1_024

/** Agents of one import. */
export const maxImportedAgents = 1_000
