import type { CallState } from '../lifecycle/call-lifecycle'
import type { CallConnection } from './call-connection'
import type { NetworkHandlers } from './network-events'

/**
 * While a call may be connected, checks its connection when the network has changed, and replaces it when the
 * network is lost.
 */
export function createNetworkWatcher(
  listenToNetwork: (handlers: NetworkHandlers) => () => void,
  getConnection: () => Pick<CallConnection, 'check' | 'replace'>,
) {
  const handlers: NetworkHandlers = {
    onChange: () => getConnection().check(),
    onOffline: () => getConnection().replace(),
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
