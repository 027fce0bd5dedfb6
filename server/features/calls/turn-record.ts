import type { RecordedTurn } from '../../../voice/session/call-events'

export type NumberedTurn = RecordedTurn & { position: number }

export type TurnRecord = {
  add(turn: RecordedTurn): void
  /** In order; what was saved leaves by `forget`. */
  readonly unsaved: readonly NumberedTurn[]
  forget(saved: readonly NumberedTurn[]): void
}

/**
 * What was said in a call, until it is saved. Without the caller's consent no word of it is kept,
 * only who spoke when and for how long (05).
 */
export function createTurnRecord(hasMemoryConsent: boolean): TurnRecord {
  let nextPosition = 0
  let unsaved: NumberedTurn[] = []

  return {
    add(turn) {
      const text = hasMemoryConsent ? turn.text : null
      unsaved.push({ ...turn, text, position: nextPosition++ })
    },
    get unsaved() {
      return unsaved
    },
    forget(saved) {
      const lastSaved = saved.at(-1)?.position ?? -1
      unsaved = unsaved.filter(({ position }) => position > lastSaved)
    },
  }
}
