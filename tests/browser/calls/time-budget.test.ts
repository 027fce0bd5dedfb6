import { expect, test } from 'vitest'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { readCaptions, startFirstCall } from '../../support/browser/talk-page'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser({ microphone: 'missing' })

test('lets the caller continue by keyboard after the end of the time budget', async () => {
  const { context, page, go } = await browser.visit({
    origin: product.origin,
    size: phone,
  })
  // Ten minutes are too long for a test, so the second response, the greeting after the AI disclosure,
  // is marked as the farewell.
  let responseCount = 0
  await page.routeWebSocket(/\/stream\?/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const isResponseCreated =
        typeof message === 'string' && message.includes('"response.created"')
      if (!isResponseCreated || ++responseCount !== 2) return socket.send(message)
      const event = JSON.parse(message)
      const response = { ...event.response, farewell: 'time-budget' }
      socket.send(JSON.stringify({ ...event, response }))
    })
  })
  await signIn(context, product.origin, await signUpUser(product))
  await go('/talk/margaux')
  await startFirstCall(page, 'Margaux')

  const notice = page.getByRole('status').filter({ hasText: 'Le temps choisi est passé.' })
  await notice.waitFor()
  const continueButton = notice.getByRole('button', { name: 'Continuer' })
  await continueButton.focus()
  await page.keyboard.press('Enter')
  await notice.waitFor({ state: 'detached' })
  expect(await readCaptions(page)).toContain('On continue')
  await expect.poll(() => responseCount).toBeGreaterThan(2)
})
