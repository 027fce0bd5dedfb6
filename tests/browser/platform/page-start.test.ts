import { expect, test } from 'vitest'
import { articlePath, pagePaths, talkPath } from '../../../contract/paths'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

/** Runs in the page: records each call of a function that uses the locale data of Intl. */
function recordIntlUses() {
  const intlUses: string[] = []
  Object.assign(window, { intlUses })
  const record = (owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') throw new Error(`There is no ${name}`)
    const apply = (target: typeof original, self: unknown, args: unknown[]) => {
      intlUses.push(name)
      return Reflect.apply(target, self, args)
    }
    const construct = (target: typeof original, args: unknown[]) => {
      intlUses.push(name)
      return Reflect.construct(target, args)
    }
    Reflect.set(owner, name, new Proxy(original, { apply, construct }))
  }
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'PluralRules'])
    record(Intl, name)
  record(Number.prototype, 'toLocaleString')
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    record(Date.prototype, name)
}

test('public pages and the dashboard use no Intl during start-up, because its first use blocks the main thread of a phone', async () => {
  const { context, page, go } = await browser.visit({ origin: product.origin, size: phone })
  await page.addInitScript(recordIntlUses)
  const readUses = () => page.evaluate(() => (window as unknown as { intlUses: string[] }).intlUses)
  const visit = async (path: string) => {
    await go(path)
    await waitUntilLoaded(page)
    return readUses()
  }
  const paths = [
    pagePaths.home,
    pagePaths.login,
    pagePaths.register,
    talkPath('octave'),
    pagePaths.blog,
    articlePath(1),
    pagePaths.help,
    pagePaths.contact,
    pagePaths.partnerships,
    pagePaths.developers,
    pagePaths.termsOfSale,
    pagePaths.withdrawal,
  ]
  for (const path of paths) expect(await visit(path), path).toEqual([])

  await signIn(context, product.origin, await signUpUser(product))
  for (const path of [pagePaths.dashboard, talkPath('octave')])
    expect(await visit(path), path).toEqual([])

  // Proves that the test records uses of Intl.
  await page.evaluate(() => new Intl.NumberFormat('fr-FR').format(1))
  expect(await readUses()).toEqual(['NumberFormat'])
})
