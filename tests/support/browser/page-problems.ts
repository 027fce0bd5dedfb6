import type { Page } from 'playwright-core'

export type Problems = {
  /** Returns the problems since the last call. */
  take(): string[]
}

/** Collects console errors (content policy violations are among them) and uncaught exceptions. */
export function collectProblems(page: Page): Problems {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(error.stack ?? error.message))
  return { take: () => problems.splice(0) }
}
