import { expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signInAsAdministrator, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

test('the live page shows a call once it is reserved, lets an administrator end it, and stops refreshing on request', async () => {
  const { page, go, context } = await browser.visit({
    origin: product.origin,
    prepare: (openedPage) => openedPage.clock.install(),
  })
  await signInAsAdministrator(context, product)
  await go('/admin/users/calls')
  await page.getByRole('heading', { name: 'En direct', level: 1 }).waitFor()
  for (const name of [
    'Appels en cours',
    'Temps de réponse des fournisseurs',
    'Erreurs de la dernière heure',
    'Tâches de fond',
  ])
    await page.getByRole('heading', { name, level: 2 }).waitFor()

  const user = await signUpUser(product)
  const caller = await browser.visit({ origin: product.origin })
  await signIn(caller.context, product.origin, user)
  await caller.go('/favorites')
  const status = await caller.page.evaluate(async () => {
    const response = await fetch('/api/call/web', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ assistantId: 'amivoix:octave' }),
    })
    return response.status
  })
  expect(status).toBe(200)

  // The call appears without a reload.
  const row = page.getByRole('row').filter({ hasText: user.email })
  await row.getByText('Réservé').waitFor()
  await expectAccessibleAtAllSizes(page, 'the live page of the administration')
  await row.getByRole('button', { name: /^Raccrocher/ }).click()
  const confirmation = page.getByRole('dialog', { name: /Raccrocher cet appel/ })
  await confirmation.getByRole('button', { name: 'Raccrocher' }).click()
  await page.getByText(messages.CALL_ENDED).waitFor()
  await row.waitFor({ state: 'detached' })

  // The switch stops the automatic refresh, and starts it again.
  const refreshSwitch = page.getByRole('switch', { name: /Actualiser/ })
  await refreshSwitch.uncheck()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.clock.fastForward(60_000)
  // A refresh would be sent before this request.
  await page.evaluate(async () => void (await fetch('/api/me')))
  expect(requests.filter((path) => path.startsWith('/api/admin'))).toEqual([])
  await refreshSwitch.check()
  const refresh = page.waitForRequest((request) => request.url().includes('/api/admin/'))
  await page.clock.fastForward(60_000)
  await refresh
})
