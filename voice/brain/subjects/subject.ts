import type { Template } from '../templates/template'

/** What a reply responds to: a statement or a question about the subject, or a question about the companion's taste. */
export type SubjectReplyType = 'statement' | 'question' | 'taste'

/** What often happens with a subject: a stolen bicycle. */
export type Situation = {
  /** Words that identify the situation next to a word of the subject, as written in the text. */
  words: readonly string[]
  replies: Readonly<Record<SubjectReplyType, readonly Template[]>>
}

/**
 * A thing that callers talk about, such as a bicycle, a job interview or a mother-in-law. Statements about it get a
 * reply only in a known situation. 18 of 40 of these replies fitted, but only 19 of 100
 * replies to the subject in general.
 */
export type Subject = Situation & { situations: readonly Situation[] }
