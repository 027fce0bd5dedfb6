/** An archive cannot be written or loaded; the message is one line for the operator. */
export class ArchiveError extends Error {}
