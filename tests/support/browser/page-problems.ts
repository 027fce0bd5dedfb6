import type { Page } from 'playwright-core'

export type Problems = {
  /** What the page has complained of since the last time; each counts once. */
  take(): string[]
}

/** Errors on the console (a breach of the content policy is one) and exceptions nobody caught. */
export function collectProblems(page: Page): Problems {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(error.stack ?? error.message))
  return { take: () => problems.splice(0) }
}
