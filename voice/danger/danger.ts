/**
 * A danger that a caller reports, or threatens to cause, and that needs help at once. It usually puts the dialogue into
 * crisis mode, which pauses the meter. After a danger that is only `possible` (see `DangerAssessment`), the companion
 * usually only asks in passing whether all is well. Calls are for adults: a `minor-caller` that is the only danger ends
 * the conversation when it is `certain`; when it is `likely`, the companion asks the caller's age, without crisis mode.
 */
export type Danger = (typeof dangersByUrgency)[number]

/** Most urgent first: when one sentence reports several dangers, the first one is answered. */
export const dangersByUrgency = [
  'suicide-imminent',
  'poisoning',
  'violence-now',
  'pregnancy-emergency',
  'medical-emergency',
  'child-in-danger',
  'suicide-of-other',
  'suicide',
  'self-harm',
  'violence-threatened',
  'partner-violence',
  'sexual-violence',
  'violence-suffered',
  'minor-caller',
] as const
