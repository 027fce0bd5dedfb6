// @ts-check
// Plain JavaScript, because Vite loads it with the configuration, before anything compiles TypeScript.
import { BaseSequencer } from 'vitest/node'

/**
 * Test files that take 15 seconds or longer. The longest begins first: otherwise it would run alone at the end.
 * Files that make calls are spread among those that only load pages, because calls run in real time and a busy
 * machine delays them.
 */
const slowFiles = [
  'browser/calls/call-providers',
  'browser/platform/accessibility.test',
  'browser/platform/keyboard',
  'browser/calls/call-recognition',
  'browser/accounts/profile',
  'browser/billing/purchase',
  'browser/calls/call-reconnection',
  'browser/platform/dead-links',
  'browser/accounts/sign-in',
  'browser/calls/accessibility-call',
  'browser/catalogue/catalogue',
  'browser/admin/admin-agents',
  'browser/calls/hosted-call',
  'browser/accounts/account',
  'browser/public-site/cookie-consent',
  'browser/calls/first-call',
  'browser/public-site/blog',
  'browser/catalogue/companion',
  'browser/calls/call-without-microphone',
  'browser/public-site/legal-pages',
  'browser/public-site/landing',
  'browser/calls/memories',
  'browser/public-site/help-and-contact',
  'browser/billing/withdrawal-and-cancellation',
  'browser/billing/billing-journey',
  'faults/kill-during-payment',
  'faults/kill-during-first-start',
  'faults/database-lock',
  'faults/kill-during-call',
  'faults/private-data',
  'commands/backup-and-restore',
  'commands/import',
  'billing/ledger-property',
  'commands/users',
  'commands/move',
  'billing/payment-webhook-events',
  'billing/cancellations',
  'billing/payment-misuse',
  'calls/calls.test',
  'calls/free-calls',
  'calls/memories',
  'platform/jobs',
  'accounts/account-erasure',
  'billing/ledger-refunds',
  'billing/payment-disputes',
]

/**
 * Runs the slow files of each project first, in the order of the list, which is fixed because on a fresh
 * clone Vitest has no durations from an earlier run.
 */
export class SlowFilesFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sortedFiles = await super.sort(files)
    const projects = [...new Set(sortedFiles.map(({ project }) => project))]
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
