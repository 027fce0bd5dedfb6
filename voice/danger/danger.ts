/**
 * A danger that a caller reports, or threatens to cause, and that needs help at once. Unless it is only `possible` (see
 * `DangerAssessment`), it puts the dialogue into crisis mode, which pauses the meter. `minor-caller` ends the
 * conversation when it is `certain` and the only danger, because calls are for adults.
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
