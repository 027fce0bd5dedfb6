// @ts-check
// Plain JavaScript, because Vite loads it with the configuration, before anything compiles TypeScript.
import { BaseSequencer } from 'vitest/node'

/**
 * Files that take 15 seconds or longer, the longest first: a long file that begins late would run alone at
 * the end. Files with calls and files with pages alternate, because calls run in real time and a busy machine
 * delays them.
 */
const slowFiles = [
  'browser/call-providers',
  'browser/accessibility.test',
  'browser/keyboard',
  'browser/call-hearing',
  'browser/profile',
  'browser/purchase',
  'browser/call-reconnection',
  'browser/dead-links',
  'browser/sign-in',
  'browser/accessibility-call',
  'browser/catalogue',
  'browser/admin-agents',
  'browser/hosted-call',
  'browser/account',
  'browser/cookie-consent',
  'browser/first-call',
  'browser/blog',
  'browser/companion',
  'browser/call-without-microphone',
  'browser/legal-pages',
  'browser/landing',
  'browser/memories',
  'browser/help-and-contact',
  'browser/withdrawal-and-cancellation',
  'browser/billing-journey',
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
 * Runs the files of each project in this order, and the others after them. The order is a list, because
 * Vitest knows no durations on a fresh clone.
 */
export class SlowFilesFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted
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
