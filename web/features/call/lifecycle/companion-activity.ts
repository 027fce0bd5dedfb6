/** What the companion is doing while a call is active. */
export type CompanionActivity =
  | { kind: 'listening' }
  /**
   * `pause`: the caller has paused and may continue. `response`: the companion is certainly about to speak.
   */
  | { kind: 'thinking'; startedBy: 'pause' | 'response'; isShown: boolean }
  | { kind: 'speaking' }
  /** Speaking at a lower volume while the caller makes a sound: an interruption or a backchannel. */
  | { kind: 'ducked' }

export type ActivityEvent =
  | { type: 'caller-started' }
  | { type: 'caller-stopped' }
  | { type: 'text-sent' }
  | { type: 'response-started' }
  | { type: 'playback-progressed' }
  | { type: 'playback-ended' }
  /** The response was cancelled, or ended without audio: it is the caller's turn. */
  | { type: 'turn-yielded' }
  | { type: 'deadline-passed' }

export const listening: CompanionActivity = { kind: 'listening' }

/** Returns the next activity, or the same object when the event changes nothing. */
export function nextActivity(activity: CompanionActivity, event: ActivityEvent): CompanionActivity {
  switch (event.type) {
    case 'caller-started':
      if (activity.kind === 'speaking') return { kind: 'ducked' }
      // A response that is already certain follows despite the sound, unless the server cancels it.
      return activity.kind === 'thinking' && activity.startedBy === 'pause' ? listening : activity
    case 'caller-stopped':
      if (activity.kind === 'ducked') return { kind: 'speaking' }
      return activity.kind === 'listening' ? createThinking('pause') : activity
    case 'text-sent':
      return createThinking('response')
    case 'response-started':
      if (activity.kind === 'speaking' || activity.kind === 'ducked') return activity
      return activity.kind === 'thinking' && activity.startedBy === 'response'
        ? activity
        : {
            ...createThinking('response'),
            isShown: activity.kind === 'thinking' && activity.isShown,
          }
    case 'playback-progressed':
      return activity.kind === 'speaking' || activity.kind === 'ducked'
        ? activity
        : { kind: 'speaking' }
    case 'playback-ended':
      return activity.kind === 'speaking' || activity.kind === 'ducked' ? listening : activity
    case 'turn-yielded':
      return activity.kind === 'listening' ? activity : listening
    case 'deadline-passed':
      if (activity.kind === 'thinking' && !activity.isShown) return { ...activity, isShown: true }
      return activity.kind === 'listening' ? activity : listening
  }
}

/**
 * Returns how long the activity may last before `deadline-passed`, in ms; null for no limit.
 * - Thinking is shown only after 400 ms, to avoid flicker. After a pause another 400 ms are added,
 *   in which the caller may continue.
 * - Shown thinking returns to listening when nothing is played: after 4 s if the caller only paused, after
 *   20 s if a response was certain.
 * - Speech is considered over when none of it has been played for 3 s.
 */
export function getMaxActivityMs(activity: CompanionActivity): number | null {
  if (activity.kind === 'listening') return null
  if (activity.kind !== 'thinking') return 3_000
  if (activity.startedBy === 'pause') return activity.isShown ? 4_000 : 800
  return activity.isShown ? 20_000 : 400
}

const createThinking = (startedBy: 'pause' | 'response') =>
  ({ kind: 'thinking', startedBy, isShown: false }) as const
