import type { StartedCall } from '../../../../contract/conversations/calls'
import type { CallAudio } from '../audio/call-audio'
import type { CallAudioEvents } from '../audio/call-audio-events'
import { createCallReservations } from './call-reservations'
import type { CallServer, DialOptions } from './call-server'

type CallAttemptsDeps = {
  server: Pick<CallServer, 'start' | 'release'>
  openAudio(events: CallAudioEvents): Promise<CallAudio>
}

export type CallAttempts = {
  /**
   * Starts a new attempt, and returns a function that tells whether this attempt is still the
   * current one.
   */
  begin(): () => boolean
  /**
   * Returns the audio of the current attempt; null before it is open, or when it could not be
   * opened.
   */
  audio(): CallAudio | null
  /** Opens the audio. Returns false when it could not be opened or the attempt ended meanwhile. */
  openAudio(events: CallAudioEvents): Promise<boolean>
  /**
   * Reserves the call. Returns null when the attempt ended meanwhile. Throws the server's error.
   */
  reserve(input: { assistantId: string } & DialOptions): Promise<StartedCall | null>
  /** Releases a call that was reserved but never connected. */
  releaseReservation(callId: string): void
  /**
   * Ends the current attempt and closes its audio. Audio that is still opening is closed as soon as
   * it has opened.
   */
  end(): void
}

/**
 * Tracks the current attempt to call, and owns its audio and its reservation. Audio that opens
 * after its attempt has ended is closed, and a reservation that arrives after its attempt has ended
 * is released.
 */
export function createCallAttempts({ server, openAudio }: CallAttemptsDeps): CallAttempts {
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
