/** What the companion does while a call is up: the second axis beside the call's life (03). */
export type CompanionActivity =
  | { kind: 'listening' }
  /**
   * After `pause` the caller may only be looking for words; after `answer` the turn is certainly
   * the companion's.
   */
  | { kind: 'thinking'; since: 'pause' | 'answer'; isShown: boolean }
  | { kind: 'speaking' }
  /** Lowered, because the caller made a sound: an interruption or only « mm-hm ». */
  | { kind: 'holding' }

export type ActivityEvent =
  | { type: 'caller-started' }
  | { type: 'caller-stopped' }
  | { type: 'words-sent' }
  | { type: 'answer-begun' }
  | { type: 'voice-heard' }
  | { type: 'voice-ended' }
  | { type: 'turn-given' }
  | { type: 'deadline-passed' }

export const listening: CompanionActivity = { kind: 'listening' }

/** Pure and total: an event that changes nothing gives the same state back. */
export function nextActivity(activity: CompanionActivity, event: ActivityEvent): CompanionActivity {
  switch (event.type) {
    case 'caller-started':
      if (activity.kind === 'speaking') return { kind: 'holding' }
      return activity.kind === 'thinking' ? listening : activity
    case 'caller-stopped':
      if (activity.kind === 'holding') return { kind: 'speaking' }
      return activity.kind === 'listening' ? think('pause') : activity
    case 'words-sent':
      return think('answer')
    case 'answer-begun':
      if (activity.kind === 'speaking' || activity.kind === 'holding') return activity
      return activity.kind === 'thinking' && activity.since === 'answer'
        ? activity
        : { ...think('answer'), isShown: activity.kind === 'thinking' && activity.isShown }
    case 'voice-heard':
      return activity.kind === 'speaking' || activity.kind === 'holding'
        ? activity
        : { kind: 'speaking' }
    case 'voice-ended':
      return activity.kind === 'speaking' || activity.kind === 'holding' ? listening : activity
    case 'turn-given':
      return activity.kind === 'listening' ? activity : listening
    case 'deadline-passed':
      if (activity.kind === 'thinking' && !activity.isShown) return { ...activity, isShown: true }
      return activity.kind === 'listening' ? activity : listening
  }
}

/**
 * Thinking is shown only after 400 ms of it (NOTES, « Motion »). After a mere pause, the 400 ms in
 * which the caller may go on come first (03, « Turn taking »), and a turn that the companion leaves
 * to the caller is given back after 4 s; an answer that never comes, after 20 s. A voice of which
 * nothing more is played for 3 s has ended, whatever was lost on the way.
 */
export function activityDeadlineMs(activity: CompanionActivity): number | null {
  if (activity.kind === 'listening') return null
  if (activity.kind !== 'thinking') return 3_000
  if (activity.since === 'pause') return activity.isShown ? 4_000 : 800
  return activity.isShown ? 20_000 : 400
}

const think = (since: 'pause' | 'answer') => ({ kind: 'thinking', since, isShown: false }) as const
