import { createFallbackStorage } from '../storage/browser-storage'

const storageKey = 'last-companion'
const storage = createFallbackStorage(() => window.sessionStorage)

/** Remembers, for this tab, whose page was opened last, so that a purchase can lead back there. */
export const rememberCompanion = (agentId: string) => storage.setItem(storageKey, agentId)

/** Returns null when no companion's page was opened in this tab. */
export const readLastCompanion = () => storage.getItem(storageKey)
