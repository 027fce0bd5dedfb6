import type { WebSocketRoute } from 'playwright-core'
import { waitUntilHeard, waitUntilSilent } from '../../tests/support/browser/companion-audio'
import { signIn, signUpMember } from '../../tests/support/product/sign-up-user'
import {
  callButton,
  callForTheFirstTime,
  hangUp,
  passRating,
  write,
} from '../../tests/support/browser/talk-page'
import type { Scene } from './story'

/** A call without a microphone: written words, a line that drops, a moment of danger. */
export async function picturesOfWriting({ product, visitor, album }: Scene) {
  const { page, go, context } = visitor
  await signIn(context, product.origin, await signUpMember(product, 'Camille'))
  const lines: WebSocketRoute[] = []
  let isCut = false
  await page.routeWebSocket(/[/]stream/, (line) => {
    if (isCut) return void line.close()
    line.connectToServer()
    lines.push(line)
  })

  await go('/talk/soline')
  await page.waitForLoadState('networkidle')
  await callForTheFirstTime(page, 'Soline')
  await waitUntilHeard(page)
  await waitUntilSilent(page)
  await album.take(page, 'call-microphone-refused', { isLightToo: true })
  await write(page, 'Bonsoir, j’ai eu une longue journée et je voudrais souffler un peu.')
  await waitUntilHeard(page)
  await album.seize(page, 'call-text-field')

  isCut = true
  for (const line of lines) await line.close()
  await page.getByText('On se retrouve...').waitFor()
  await album.take(page, 'call-line-suspended', { isLightToo: true })
  isCut = false
  await page.getByText('On se retrouve...').waitFor({ state: 'hidden' })
  await waitUntilSilent(page)

  await write(page, 'Je n’ai plus envie de vivre.')
  await page.getByRole('region', { name: 'Numéros d’aide' }).waitFor()
  await album.take(page, 'call-crisis', { isLightToo: true })
  await waitUntilSilent(page)

  const second = await context.newPage()
  await second.goto(`${product.origin}/talk/octave`)
  await second.waitForLoadState('networkidle')
  await callButton(second, 'Octave').click()
  await second.getByRole('button', { name: 'Reprendre ici' }).waitFor()
  await album.take(second, 'call-refused')
  await second.close()
  await hangUp(page)
  await passRating(page)
  await album.take(page, 'call-ended-with-pauses', { isWhole: true })
}
