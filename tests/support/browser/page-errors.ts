import type { Page } from 'playwright-core'

export type PageErrors = {
  /** Returns the errors since `take` was last called. */
  take(): string[]
}

/** Collects console errors (violations of the Content-Security-Policy are among them) and uncaught exceptions. */
export function collectPageErrors(page: Page): PageErrors {
  const pageErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => pageErrors.push(error.stack ?? error.message))
  return { take: () => pageErrors.splice(0) }
}
