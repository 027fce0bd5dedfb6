import type { CallState } from '../lifecycle/call-lifecycle'
import type { CallConnection } from './call-connection'
import type { NetworkHandlers } from './watch-network'

/** Watches the network while a call may be connected: checks the connection after a change, replaces a dead one. */
export function createCallNetworkWatch(
  watchNetwork: (handlers: NetworkHandlers) => () => void,
  getConnection: () => Pick<CallConnection, 'check' | 'replace'>,
) {
  const handlers: NetworkHandlers = {
    onChange: () => getConnection().check(),
    onOffline: () => getConnection().replace(),
  }
  let stopWatching: (() => void) | null = null

  function stop() {
    stopWatching?.()
    stopWatching = null
  }

  return {
    updateForPhase(phase: CallState['phase']) {
      if (phase === 'active' || phase === 'ending') stopWatching ??= watchNetwork(handlers)
      else stop()
    },
    stop,
  }
}
