import { type ReactNode, useEffect, useRef, useState } from 'react'
import { messages } from '../../../domain/messages'
import { loadApi } from '../../api'
import { showToast } from '../../ui/toast'
import type { CallRoomHandle, CallRoomProperties } from './call-room'
import { refusalForMinutes } from './check-minutes'

type Properties = Omit<CallRoomProperties, 'caller' | 'onPresence'> & {
  /** null: signed out, and nothing of the call is loaded. */
  caller: CallRoomProperties['caller'] | null
  /** The page from which one calls; hidden during a call. */
  children(gate: { call: () => void; isOpening: boolean }): ReactNode
}

/**
 * Stands between a companion's page and the call: loads the call room once the page is there, so
 * that the page itself stays light and a reload finds its call again.
 */
export function CallGate({ caller, children, ...room }: Properties) {
  const { Room, load } = useCallRoom(caller !== null)
  const handle = useRef<CallRoomHandle>(null)
  const [isInCall, setInCall] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [isChecking, setChecking] = useState(false)

  useEffect(() => {
    if (!Room || !isOpening) return
    setOpening(false)
    handle.current?.call()
  }, [Room, isOpening])

  /** With a balance that has grown since the page was loaded, the page learns of it first. */
  async function hasMinutes() {
    const known = caller?.minutesLeft ?? 0
    if (known > 0) return true
    setChecking(true)
    const refusal = await refusalForMinutes(known, async () => (await loadApi()).me.get())
    if (refusal === null) await room.onSettled()
    setChecking(false)
    if (refusal !== null) showToast({ kind: 'failed', text: messages[refusal] })
    return refusal === null
  }

  async function call() {
    if (!(await hasMinutes())) return
    if (handle.current) return handle.current.call()
    setOpening(true)
    if (await load()) return
    setOpening(false)
    showToast({ kind: 'failed', text: messages.VOICE_NOT_INITIALISED })
  }

  return (
    <>
      <div hidden={isInCall}>{children({ call, isOpening: isOpening || isChecking })}</div>
      {Room && caller && <Room {...room} ref={handle} caller={caller} onPresence={setInCall} />}
    </>
  )
}

function useCallRoom(isAllowed: boolean) {
  const [Room, setRoom] = useState<typeof import('./call-room').CallRoom | null>(null)
  const [load] = useState(() => async () => {
    const loaded = await import('./call-room').catch(() => null)
    if (loaded) setRoom(() => loaded.CallRoom)
    return loaded !== null
  })
  useEffect(() => {
    if (isAllowed) void load()
  }, [isAllowed, load])
  return { Room, load }
}
