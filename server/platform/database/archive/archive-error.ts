/** What keeps an archive from being written or loaded, with a message of one line for the operator. */
export class ArchiveError extends Error {}
