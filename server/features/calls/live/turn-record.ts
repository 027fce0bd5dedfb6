import type { RecordedTurn } from '../../../../voice/session/call-events'

export type NumberedTurn = RecordedTurn & { position: number }

export type TurnRecord = {
  add(turn: RecordedTurn): void
  /** The turns that are not saved yet, in order. */
  readonly unsaved: readonly NumberedTurn[]
  remove(savedTurns: readonly NumberedTurn[]): void
}

/**
 * Collects the turns of a call until they are saved; without the caller's consent it collects
 * nothing (docs/decisions/006-no-transcript-without-consent.md).
 */
export function createTurnRecord({ hasMemoryConsent }: { hasMemoryConsent: boolean }): TurnRecord {
  let nextPosition = 0
  let unsavedTurns: NumberedTurn[] = []

  return {
    add(turn) {
      if (hasMemoryConsent) unsavedTurns.push({ ...turn, position: nextPosition++ })
    },
    get unsaved() {
      return unsavedTurns
    },
    remove(savedTurns) {
      const lastSaved = savedTurns.at(-1)?.position ?? -1
      unsavedTurns = unsavedTurns.filter(({ position }) => position > lastSaved)
    },
  }
}
