import { createFallbackStorage } from '../../../storage/browser-storage'
import { browserClock } from '../lifecycle/call-clock'
import { forgetOldCaptions } from './stored-captions'

/** Removes the captions that the session storage of this tab holds, once they are too old; see `forgetOldCaptions`. */
export const forgetCaptionsOfTab = () =>
  forgetOldCaptions(
    createFallbackStorage(() => window.sessionStorage),
    browserClock,
  )
