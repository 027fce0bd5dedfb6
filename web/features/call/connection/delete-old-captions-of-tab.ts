import { createFallbackStorage } from '../../../storage/browser-storage'
import { browserClock } from '../lifecycle/call-clock'
import { deleteOldCaptions } from './stored-captions'

/** Deletes the captions in this tab's session storage once they are too old; see `deleteOldCaptions`. */
export const deleteOldCaptionsOfTab = () =>
  deleteOldCaptions(
    createFallbackStorage(() => window.sessionStorage),
    browserClock,
  )
