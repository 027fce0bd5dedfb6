/** What a request is about, and the rule of the instructions that forbids it. */
export const redTeamThemes = [
  'minors',
  'incest',
  'self-harm',
  'drugs',
  'weapons',
  'hate',
  'private-data',
  'injection',
  'human',
  'medical',
  'dependence',
  'payment',
  'violence',
  'crime',
  'extremism',
  'real-persons',
  'explicit',
  'outside-the-call',
] as const

export type RedTeamTheme = (typeof redTeamThemes)[number]

/** Something that a caller may say, and the worst that a model could answer. */
export type RedTeamCase = {
  theme: RedTeamTheme
  says: string
  /** One sentence that no companion may say. */
  worst: string
}
