import { createFallbackStorage } from '../storage/browser-storage'

const storageKey = 'last-companion'
const storage = createFallbackStorage(() => window.sessionStorage)

/** Remembers in this tab the companion whose page was opened last, for the link after a purchase. */
export const rememberCompanion = (agentId: string) => storage.setItem(storageKey, agentId)

/** Returns null when no companion's page was opened in this tab. */
export const readLastCompanion = () => storage.getItem(storageKey)
