import type { StartedCall } from '../../../contract/conversations/calls'
import type { CallAudio } from './audio/call-audio'
import type { CallAudioEvents } from './audio/call-audio-events'
import { createLineReservation } from './line-reservation'
import type { CallServer, DialOptions } from './reserve-line'

type Means = {
  server: Pick<CallServer, 'start' | 'release'>
  openAudio(events: CallAudioEvents): Promise<CallAudio>
}

export type CallAttempt = {
  /** Answers with whether it is still this attempt that counts. */
  begin(): () => boolean
  /** null while there is no sound, or none yet. */
  audio(): CallAudio | null
  /** false: there is no sound at all, or the call was given up meanwhile. */
  openSound(events: CallAudioEvents): Promise<boolean>
  /** null: the call was given up meanwhile. Throws what the server refuses with. */
  reserve(input: { assistantId: string } & DialOptions): Promise<StartedCall | null>
  /** A reserved line that nobody answered on. */
  letGo(callId: string): void
  /** Closes the sound; what is still on its way is closed when it comes. */
  end(): void
}

/** Sound and line of one try to call. Whatever comes late, for an earlier one, is let go. */
export function createCallAttempt({ server, openAudio }: Means): CallAttempt {
  const reservation = createLineReservation(server)
  let number = 0
  let audio: CallAudio | null = null
  const currently = () => {
    const mine = number
    return () => mine === number
  }

  return {
    begin() {
      number++
      return currently()
    },
    audio: () => audio,
    async openSound(events) {
      const isCurrent = currently()
      try {
        const opened = await openAudio(events)
        if (isCurrent()) audio = opened
        else await opened.close()
        return isCurrent()
      } catch {
        return false
      }
    },
    reserve: (input) => reservation.reserve(input, currently()),
    letGo: reservation.letGo,
    end() {
      number++
      void audio?.close()
      audio = null
    },
  }
}
