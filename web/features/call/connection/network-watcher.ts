import type { CallState } from '../lifecycle/call-lifecycle'
import type { CallConnection } from './call-connection'
import type { NetworkHandlers } from './network-events'

/**
 * During an active or ending call, checks its connection when the network has changed, and drops the connection when
 * the network is lost, so that reconnecting begins at once.
 */
export function createNetworkWatcher(
  listenToNetwork: (handlers: NetworkHandlers) => () => void,
  getConnection: () => Pick<CallConnection, 'check' | 'dropDeadSocket'>,
) {
  const handlers: NetworkHandlers = {
    onChange: () => getConnection().check(),
    onOffline: () => getConnection().dropDeadSocket(),
  }
  let stopListening: (() => void) | null = null

  function stop() {
    stopListening?.()
    stopListening = null
  }

  return {
    updateForPhase(phase: CallState['phase']) {
      if (phase === 'active' || phase === 'ending') stopListening ??= listenToNetwork(handlers)
      else stop()
    },
    stop,
  }
}
