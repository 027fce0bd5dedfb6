import { pagePaths } from '../../../../contract/paths'
import type { IconName } from '../../../ui/icons/icon'

type AdminSection = { label: string; path: string; icon: IconName }

/** The sections of the administration, in the order of its menu. */
export const adminSections: readonly AdminSection[] = [
  { label: 'Dashboard', path: pagePaths.admin, icon: 'grid' },
  { label: 'Agents', path: pagePaths.adminAgents, icon: 'sound' },
  { label: 'Utilisateurs', path: pagePaths.adminUsers, icon: 'user' },
  { label: 'Transactions', path: pagePaths.adminTransactions, icon: 'card' },
  { label: 'Analytics', path: pagePaths.adminAnalytics, icon: 'chart' },
  { label: 'Feedbacks', path: pagePaths.adminFeedbacks, icon: 'star' },
]
