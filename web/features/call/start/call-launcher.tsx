import { type ComponentType, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { publicMessages } from '../../../../domain/public-messages'
import { loadApi } from '../../../api/load-api'
import { showToast } from '../../../ui/feedback/toast'
import type { CallFlowHandle, CallFlowProps } from './call-flow'
import { checkMinutes } from './check-minutes'

type LoadedCallFlowProps = Omit<CallFlowProps, 'loadAfterCall'> & { ref: Ref<CallFlowHandle> }
type LoadCallFlow = () => Promise<{ CallFlow: ComponentType<LoadedCallFlowProps> }>

type Props = Omit<LoadedCallFlowProps, 'caller' | 'onCallScreenOpenChange' | 'ref'> & {
  loadCallFlow: LoadCallFlow
  /** null for a visitor; the code of the call is not loaded then. */
  caller: CallFlowProps['caller'] | null
  /** The page with the call button; hidden while the call screen is open. */
  children(launcher: { call: () => void; isOpening: boolean }): ReactNode
}

/**
 * Starts a call from a companion's page. Loads the code of the call after the page, so that the page loads
 * quickly. After a reload the call resumes automatically.
 */
export function CallLauncher({ caller, loadCallFlow, children, ...callFlow }: Props) {
  const { CallFlow, load } = useCallFlow(loadCallFlow, { shouldPreload: caller !== null })
  const handle = useRef<CallFlowHandle>(null)
  const [isCallScreenOpen, setCallScreenOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'preparing' | 'ready'>('idle')
  const minutesLeft = caller?.minutesLeft ?? 0

  useEffect(() => {
    if (!CallFlow || state !== 'ready') return
    setState('idle')
    handle.current?.call()
  }, [CallFlow, state])

  async function call() {
    // Called before any `await`, because some browsers open audio only during the click itself.
    if (minutesLeft > 0 && handle.current) return handle.current.call()
    setState('preparing')
    const refusal = await checkMinutes(minutesLeft, async () => (await loadApi()).me.get())
    // The page showed an outdated balance of 0, so it is updated before the call starts.
    if (refusal === null && minutesLeft === 0) await callFlow.onBalanceChange()
    const isLoaded = refusal === null && (await load())
    const failure = refusal ?? (isLoaded ? null : publicMessages.VOICE_NOT_INITIALISED)
    if (failure) showToast({ kind: 'failed', text: failure })
    setState(failure ? 'idle' : 'ready')
  }

  return (
    <>
      <div hidden={isCallScreenOpen}>{children({ call, isOpening: state !== 'idle' })}</div>
      {CallFlow && caller && (
        <CallFlow
          {...callFlow}
          ref={handle}
          caller={caller}
          onCallScreenOpenChange={setCallScreenOpen}
        />
      )}
    </>
  )
}

/** Returns the call flow, null until it is loaded, and `load`, which resolves to whether it could be loaded. */
function useCallFlow(loadCallFlow: LoadCallFlow, { shouldPreload }: { shouldPreload: boolean }) {
  const [CallFlow, setCallFlow] = useState<ComponentType<LoadedCallFlowProps> | null>(null)
  const [load] = useState(() => async () => {
    const loadedModule = await loadCallFlow().catch(() => null)
    if (loadedModule) setCallFlow(() => loadedModule.CallFlow)
    return loadedModule !== null
  })
  useEffect(() => {
    if (shouldPreload) void load()
  }, [shouldPreload, load])
  return { CallFlow, load }
}
