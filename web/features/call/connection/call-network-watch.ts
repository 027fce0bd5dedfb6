import type { CallState } from '../lifecycle/call-lifecycle'

/** Watches the network while a call may be connected. */
export function createCallNetworkWatch(
  watchNetwork: (onChange: () => void) => () => void,
  onChange: () => void,
) {
  let stopWatching: (() => void) | null = null

  function stop() {
    stopWatching?.()
    stopWatching = null
  }

  return {
    updateForPhase(phase: CallState['phase']) {
      if (phase === 'active' || phase === 'ending') stopWatching ??= watchNetwork(onChange)
      else stop()
    },
    stop,
  }
}
