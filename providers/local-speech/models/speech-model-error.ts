/** Why a model could not be installed; the command line reports it in French. */
export type SpeechModelProblem =
  /** Neither https nor an address of this machine. */
  | { kind: 'unsafe-url'; url: string }
  | { kind: 'unreachable'; url: string; reason: string }
  /** The publisher answered with a status that is not a success. */
  | { kind: 'error-status'; url: string; status: number }
  | { kind: 'too-large'; maxBytes: number }
  /** No trusted checksum is known, and trust on first use was not requested. */
  | { kind: 'checksum-unknown' }
  | { kind: 'checksum-differs'; expected: string; received: string; source: ChecksumSource }
  | { kind: 'disk-full'; neededBytes: number; freeBytes: number }
  | { kind: 'tar-missing' }
  /** detail: the path in the archive, or the error message of tar. */
  | {
      kind: 'archive-invalid'
      cause: 'missing-file' | 'not-a-file' | 'not-a-folder' | 'tar-failed'
      detail: string
    }
  /** The files are larger in total than maxBytes; none was written. */
  | { kind: 'archive-too-large'; maxBytes: number }
  /** The files arrived intact, but the engine cannot use them. */
  | { kind: 'unusable'; reason: string }
  | { kind: 'record-unreadable'; file: string }

/** Where an expected checksum comes from. `first-use`: an earlier installation on this machine. */
export type ChecksumSource = 'catalogue' | 'operator' | 'first-use' | 'publisher'

export class SpeechModelError extends Error {
  constructor(
    readonly problem: SpeechModelProblem,
    /** The model that was to be installed; null until the command that installs it adds the name. */
    readonly model: string | null = null,
  ) {
    super(JSON.stringify(problem))
  }
}
