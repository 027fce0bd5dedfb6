import { z } from 'zod'
import { messages } from '../../domain/messages'
import type { ScreenshotDeps } from './screenshot-taker'

const conversationsPath = '**/api/conversations'
const conversations = z.array(z.looseObject({}))

/**
 * Takes screenshots of the list of conversations and of the latest conversation with the companion;
 * with `hasSummary`, also of the list while its summaries are pending.
 */
export async function takeConversationScreenshots(
  { browserWindow, screenshots }: Pick<ScreenshotDeps, 'browserWindow' | 'screenshots'>,
  { companion, prefix, hasSummary }: { companion: string; prefix: string; hasSummary: boolean },
) {
  const { page, go } = browserWindow
  if (hasSummary) await takePendingSummaryScreenshot({ browserWindow, screenshots }, prefix)
  await go('/profile/history')
  const entry = page.getByRole('article').filter({ hasText: companion }).first()
  await entry.waitFor()
  await page.getByText(messages.SUMMARY_PENDING).first().waitFor({ state: 'hidden' })
  await screenshots.take(page, `${prefix}-list`, { isFullPage: true, hasLightVariant: true })
  await entry.getByRole('link', { name: companion }).click()
  await page.getByRole('heading', { name: 'Reçu' }).waitFor()
  await screenshots.take(page, `${prefix}-conversation`, {
    isFullPage: true,
    hasLightVariant: true,
  })
}

/**
 * Takes a screenshot of the list without summaries. Removes them from the API's response, because a
 * real summary is written within seconds.
 */
async function takePendingSummaryScreenshot(
  { browserWindow, screenshots }: Pick<ScreenshotDeps, 'browserWindow' | 'screenshots'>,
  prefix: string,
) {
  const { page, go } = browserWindow
  await page.route(conversationsPath, async (route) => {
    const response = await route.fetch()
    const list = conversations.parse(await response.json())
    await route.fulfill({ json: list.map((entry) => ({ ...entry, summary: null })) })
  })
  await go('/profile/history')
  await page.getByText(messages.SUMMARY_PENDING).first().waitFor()
  await screenshots.take(page, `${prefix}-summary-pending`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
