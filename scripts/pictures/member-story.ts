import { messages } from '../../domain/messages'
import { signIn, signUpMember } from '../../tests/support/product/sign-up-user'
import type { Scene } from './story'

const agentsPath = '**/api/agents'
const conversationsPath = '**/api/conversations'

/** Somebody with 5 minutes who has not called yet. */
export async function picturesOfMember({ product, visitor, album }: Scene) {
  const { page, go, context } = visitor
  await signIn(context, product.origin, await signUpMember(product, 'Camille'))

  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(agentsPath, async (route) => {
    await isAnswered
    await route.continue()
  })
  await go('/dashboard')
  await page.getByText(messages.AGENTS_LOADING).waitFor()
  await album.take(page, 'dashboard-loading', { isLightToo: true })
  answer()
  await page.getByRole('link', { name: 'Parler avec Hélène' }).first().waitFor()
  await album.take(page, 'dashboard', { isLightToo: true })
  await album.take(page, 'dashboard-whole', { isWhole: true })
  await page.unrouteAll()

  await page.route(agentsPath, (route) => route.fulfill({ json: [] }))
  await go('/dashboard')
  await page.getByText(messages.AGENTS_EMPTY).waitFor()
  await album.take(page, 'dashboard-nobody')
  await page.unrouteAll()
  await page.route(agentsPath, (route) => route.abort())
  await go('/dashboard')
  await page.getByRole('button', { name: messages.RETRY }).waitFor()
  await album.take(page, 'dashboard-error', { isLightToo: true })
  await page.unrouteAll()

  await page.route(conversationsPath, () => undefined)
  await go('/profile/history')
  await page.getByText('Chargement de vos conversations').waitFor()
  await album.take(page, 'history-loading')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(conversationsPath, (route) => route.abort())
  await go('/profile/history')
  await page.getByRole('button', { name: messages.RETRY }).waitFor()
  await album.take(page, 'history-error')
  await page.unrouteAll()
  await go('/profile/history')
  await page.getByText('Vos conversations apparaîtront ici').waitFor()
  await album.take(page, 'history-empty', { isLightToo: true })

  await go('/talk/helene')
  await page.waitForLoadState('networkidle')
  await album.take(page, 'companion', { isLightToo: true })
}
