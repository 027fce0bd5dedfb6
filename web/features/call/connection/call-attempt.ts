import type { StartedCall } from '../../../../contract/conversations/calls'
import type { CallAudio } from '../audio/call-audio'
import type { CallAudioEvents } from '../audio/call-audio-events'
import { createCallReservations } from './call-reservations'
import type { CallServer, DialOptions } from './call-server'

type CallAttemptDeps = {
  server: Pick<CallServer, 'start' | 'release'>
  openAudio(events: CallAudioEvents): Promise<CallAudio>
}

export type CallAttempt = {
  /** Starts a new attempt. The returned function returns whether this attempt is still the current one. */
  begin(): () => boolean
  /** Returns the open audio; null before it is open, or when it could not be opened. */
  audio(): CallAudio | null
  /** Returns false when the audio could not be opened or the attempt ended meanwhile. */
  openAudio(events: CallAudioEvents): Promise<boolean>
  /** Returns null when the attempt ended meanwhile. Throws the server's error. */
  reserve(input: { assistantId: string } & DialOptions): Promise<StartedCall | null>
  /** Releases a call that was reserved but never connected. */
  releaseReservation(callId: string): void
  /** Closes the audio. Audio that is still opening is closed as soon as it has opened. */
  end(): void
}

/**
 * Owns the audio and the reservation of the current attempt to call. When a new attempt has begun
 * meanwhile, audio that opens late is closed, and a reservation that arrives late is released.
 */
export function createCallAttempt({ server, openAudio }: CallAttemptDeps): CallAttempt {
  const reservations = createCallReservations(server)
  let attemptNumber = 0
  let audio: CallAudio | null = null
  const createIsCurrent = () => {
    const ownNumber = attemptNumber
    return () => ownNumber === attemptNumber
  }

  return {
    begin() {
      attemptNumber++
      return createIsCurrent()
    },
    audio: () => audio,
    async openAudio(events) {
      const isCurrent = createIsCurrent()
      try {
        const openedAudio = await openAudio(events)
        if (isCurrent()) audio = openedAudio
        else await openedAudio.close()
        return isCurrent()
      } catch {
        return false
      }
    },
    reserve: (input) => reservations.reserve(input, createIsCurrent()),
    releaseReservation: reservations.release,
    end() {
      attemptNumber++
      void audio?.close()
      audio = null
    },
  }
}
