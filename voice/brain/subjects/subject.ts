import type { Template } from '../templates/template'

/** What the caller does with a subject, and so which replies fit. */
export type SubjectUse = 'statement' | 'pleasure' | 'trouble' | 'plan' | 'question' | 'taste'

/** Replies by use; `next` are those of the following turn, which fit whatever the caller answered. */
export type SubjectReplies = Readonly<Record<SubjectUse | 'next', readonly Template[]>>

/** What often happens with a subject: a stolen bicycle. */
export type Situation = {
  /** Words that name the situation beside a word of the subject, as written in the text. */
  words: readonly string[]
  replies: SubjectReplies
}

/** A thing that callers talk about, such as a bicycle, a job interview or a mother-in-law. */
export type Subject = Situation & {
  /** The part of life to which it belongs: work, family. */
  theme: string
  situations: readonly Situation[]
}
