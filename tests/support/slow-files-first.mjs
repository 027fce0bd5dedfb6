// @ts-check
// Plain JavaScript, because Vite loads it with the configuration, before anything compiles TypeScript.
import { BaseSequencer } from 'vitest/node'

/**
 * Slow test files, grouped by project. The longest of a project begins first: otherwise it would run alone at the end.
 * Files that make calls are spread among those that only load pages, because calls run in real time and a busy
 * machine delays them.
 */
const slowFiles = [
  'voice/brain/conversations',
  'voice/brain/activities/activities',
  'browser/calls/call-recognition',
  'browser/platform/keyboard',
  'browser/calls/call-providers',
  'browser/platform/accessibility.test',
  'browser/calls/call-reconnection',
  'browser/platform/dead-links',
  'browser/calls/accessibility-call',
  'browser/catalogue/catalogue',
  'browser/calls/memories',
  'browser/accounts/profile',
  'browser/calls/hosted-call',
  'browser/accounts/sign-in',
  'browser/admin/admin-agents',
  'browser/public-site/landing',
  'browser/calls/first-call',
  'browser/public-site/blog',
  'browser/calls/speaking-portrait',
  'browser/public-site/cookie-consent',
  'browser/billing/purchase',
  'browser/calls/call-without-microphone',
  'browser/billing/wallet',
  'browser/accounts/account.test',
  'browser/billing/withdrawal-and-cancellation',
  'browser/calls/crisis',
  'browser/accounts/confirmation',
  'browser/catalogue/companion',
  'browser/public-site/legal-pages',
  'browser/admin/admin-shell',
  'browser/admin/admin-statistics',
  'browser/public-site/help-and-contact',
  'browser/admin/admin-users',
  'browser/accounts/google-sign-in',
  'browser/billing/billing-journey',
  'faults/kill-during-payment',
  'faults/kill-during-first-start',
  'faults/stall-and-kill-during-call',
  'faults/private-data',
  'faults/database-lock',
  'faults/kill-during-job',
  'commands/backup-and-restore',
  'calls/official-realtime-client',
  'commands/import',
  'calls/memories',
  'billing/ledger-property',
  'commands/users',
  'calls/realtime-clients',
  'calls/calls.test',
  'billing/cancellations',
  'billing/payment-webhook-events',
  'commands/move',
  'calls/free-calls',
  'platform/jobs',
  'accounts/account-erasure',
  'accounts/rate-limits',
  'billing/payment-misuse',
  'billing/ledger-refunds',
  'billing/payment-disputes',
]

/** The order of the projects that run in the same group (vitest.config.ts). The browser tests take the longest. */
const projectNames = ['unit', 'scenarios', 'browser', 'faults', 'integration']

/**
 * Runs the projects in a fixed order, and the slow files of each project first, in the order of the list. Both are fixed
 * because on a fresh clone Vitest has no durations from an earlier run.
 */
export class SlowFilesFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sortedFiles = await super.sort(files)
    const projects = [...new Set(sortedFiles.map(({ project }) => project))].sort(
      (one, other) => projectNames.indexOf(one.name) - projectNames.indexOf(other.name),
    )
    return projects.flatMap((project) =>
      sortedFiles
        .filter((file) => file.project === project)
        .sort((one, other) => getRank(one) - getRank(other)),
    )
  }
}

/** @param {import('vitest/node').TestSpecification} file */
function getRank({ moduleId }) {
  const rank = slowFiles.findIndex((name) => moduleId.includes(`/${name}`))
  return rank < 0 ? slowFiles.length : rank
}
