import type { Danger } from '../danger'

/** Sentences as callers type them or as speech recognition writes them, by the danger to detect. */
export type DangerSentences = Readonly<Record<Danger, readonly string[]>>
