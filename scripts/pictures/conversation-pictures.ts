import { z } from 'zod'
import { messages } from '../../domain/messages'
import type { Scene } from './story'

const conversationsPath = '**/api/conversations'
const conversations = z.array(z.looseObject({}))

/** The list and one conversation, once the summary has come. */
export async function picturesOfConversation(
  { visitor, album }: Pick<Scene, 'visitor' | 'album'>,
  { companion, prefix, hasSummary }: { companion: string; prefix: string; hasSummary: boolean },
) {
  const { page, go } = visitor
  if (hasSummary) await pictureOfWaiting({ visitor, album }, prefix)
  await go('/profile/history')
  const entry = page.getByRole('article').filter({ hasText: companion }).first()
  await entry.waitFor()
  await page.getByText(messages.SUMMARY_PENDING).first().waitFor({ state: 'hidden' })
  await album.take(page, `${prefix}-list`, { isWhole: true, isLightToo: true })
  await entry.getByRole('link', { name: companion }).click()
  await page.getByRole('heading', { name: 'Reçu' }).waitFor()
  await album.take(page, `${prefix}-conversation`, { isWhole: true, isLightToo: true })
}

/** A summary comes within seconds: the page is told that there is none yet. */
async function pictureOfWaiting(
  { visitor, album }: Pick<Scene, 'visitor' | 'album'>,
  prefix: string,
) {
  const { page, go } = visitor
  await page.route(conversationsPath, async (route) => {
    const response = await route.fetch()
    const list = conversations.parse(await response.json())
    await route.fulfill({ json: list.map((entry) => ({ ...entry, summary: null })) })
  })
  await go('/profile/history')
  await page.getByText(messages.SUMMARY_PENDING).first().waitFor()
  await album.take(page, `${prefix}-summary-pending`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
