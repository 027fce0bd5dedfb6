import type { Template } from '../templates/template'

/** What the caller does with a subject, which determines the replies that fit. */
export type SubjectUse = 'statement' | 'pleasure' | 'trouble' | 'plan' | 'question' | 'taste'

/** Replies by use. */
export type SubjectReplies = Readonly<Record<SubjectUse, readonly Template[]>>

/** What often happens with a subject: a stolen bicycle. */
export type Situation = {
  /** Words that identify the situation next to a word of the subject, as written in the text. */
  words: readonly string[]
  replies: SubjectReplies
}

/** A thing that callers talk about, such as a bicycle, a job interview or a mother-in-law. */
export type Subject = Situation & {
  /** The part of life that it belongs to, such as work or family. */
  theme: string
  situations: readonly Situation[]
}
