import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { type BrowserWindow, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { completeCall } from '../../support/calls/call-client'
import { readMe, type SignedUpUser, signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

const waitForSavedToast = (page: Page) => page.getByText(messages.PROFILE_SAVED).first().waitFor()

/** Saves, and waits for the response too, because the toast on the screen may belong to an earlier save. */
async function saveAndWait(page: Page) {
  const response = page.waitForResponse('**/api/profile')
  await save(page)
  await response
  await waitForSavedToast(page)
}

const consentBox = (page: Page) =>
  page.getByRole('checkbox', { name: /^J’accepte qu’Amivoix enregistre/ })

/** Finds the note under a field. The list for screen readers contains the same text, but is not a note. */
const findFieldNote = (page: Page, words: string) => page.locator('p[id$=note]', { hasText: words })

/** Returns the checkbox of a chip. It is visually hidden; users see and click its label. */
const chip = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name })

/** Returns whether no sticky element covers the field. */
const isUncovered = (field: Locator) =>
  field.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 20, y) === element)
  })

describe('the profile', () => {
  let browserWindow: BrowserWindow
  let user: SignedUpUser

  beforeAll(async () => {
    browserWindow = await browser.visit({ origin: product.origin, size: phone })
    user = await signUpUser(product)
    await signIn(browserWindow.context, product.origin, user)
  })
  afterAll(() => browserWindow?.context.close())

  const expectAccessible = (state: string) => expectAccessibleAtAllSizes(browserWindow.page, state)

  test('asks on a companion page to complete the profile, until the user closes the banner', async () => {
    const { page, go, pageErrors } = browserWindow
    const banner = page.getByRole('complementary', { name: 'Compléter votre profil' })
    await go('/talk/soline')
    await banner.waitFor()
    await waitUntilLoaded(page)
    await expectAccessible('companion page with the banner')
    await banner.getByRole('button', { name: 'Ne plus afficher' }).click()
    await banner.waitFor({ state: 'detached' })
    await go('/talk/octave')
    await waitUntilLoaded(page)
    expect(await banner.count()).toBe(0)
    expect(pageErrors.take()).toEqual([])
  })

  test('keeps unsaved input after an error, a reload and an expired session', async () => {
    const { page, go, pageErrors, context } = browserWindow
    await go('/profile')
    await page.getByText('Aucune réponse pour l’instant, sur 20 questions').waitFor()
    await expectAccessible('empty profile')

    await page.getByLabel('Prénom').fill('Zoé')
    await page.getByLabel('Âge').fill('17')
    await page.getByLabel('Sujets à éviter').fill('La guerre. '.repeat(100))
    await save(page)
    await findFieldNote(page, 'L’âge minimum est de 18 ans.').waitFor()
    const ageField = page.getByLabel('Âge')
    await expect
      .poll(() => ageField.evaluate((field) => field === document.activeElement))
      .toBe(true)
    await expect.poll(() => isUncovered(ageField)).toBe(true)
    await expectAccessible('profile with errors')
    await page.getByLabel('Âge').fill('34')
    await page.getByLabel('Sujets à éviter').fill('La guerre.')
    await page.getByLabel('Profession', { exact: true }).selectOption('Cadre')
    await chip(page, 'Objectifs de conversation', 'Coaching professionnel').check()

    await page.route('**/api/profile', (route) => route.abort())
    await save(page)
    await page.getByText(messages.PROFILE_NOT_SAVED).first().waitFor()
    await page.getByText(`${messages.SERVICE_UNREACHABLE}. Rien de ce que`).waitFor()
    await expectAccessible('profile that was not saved')
    await page.unroute('**/api/profile')
    expect(pageErrors.take()).toEqual([expect.stringContaining('ERR_FAILED')])

    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await page.getByText('Nous avons retrouvé ce que vous n’aviez pas enregistré.').waitFor()
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Zoé')

    await context.clearCookies({ name: /session/ })
    await save(page)
    await page.waitForURL('**/login?next=%2Fprofile')
    await waitUntilLoaded(page)
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(user.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.waitForURL('**/profile')
    await page.getByText('Nous avons retrouvé ce que vous n’aviez pas enregistré.').waitFor()
    expect(await page.getByLabel('Âge').inputValue()).toBe('34')
    expect(
      await chip(page, 'Objectifs de conversation', 'Coaching professionnel').isChecked(),
    ).toBe(true)
    // The console reports the refused request.
    expect(pageErrors.take()).toEqual([expect.stringContaining('401')])

    await saveAndWait(page)
    await page.getByText('5 réponses sur 20').waitFor()
    expect(await page.getByLabel('Votre résumé').inputValue()).toBe(
      'Zoé a 34 ans. Son activité : un poste de cadre. Ce que ces appels doivent apporter : un coaching professionnel.',
    )
    expect(await page.evaluate(() => sessionStorage.getItem('amivoix.profile-draft'))).toBeNull()
    await page.reload()
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Zoé')
    expect(await readMe(context, product.origin)).toMatchObject({
      firstName: 'Zoé',
      completedFields: 2,
    })
    expect(pageErrors.take()).toEqual([])
  })

  test('asks for consent before it stores sensitive answers, and deletes them when the consent is withdrawn', async () => {
    const { page, pageErrors } = browserWindow
    await page.getByLabel('Orientation', { exact: true }).selectOption('Bisexuel')
    await chip(page, 'Centres d’intérêt', /^Spiritualité/).check()
    await page.getByLabel('Ville').fill('Lyon')
    await save(page)
    await page.getByText('Enregistré, sauf ce qui attend votre accord').first().waitFor()
    await findFieldNote(page, '« Orientation » n’est pas enregistré').waitFor()
    await findFieldNote(page, '« Spiritualité » n’est pas enregistré').waitFor()
    expect(await page.getByLabel('Orientation', { exact: true }).inputValue()).toBe('bisexuel')
    await expectAccessible('profile without the consent')
    expect(await page.getByLabel('Votre résumé').inputValue()).not.toContain('Son orientation')

    await consentBox(page).check()
    await saveAndWait(page)
    await expect
      .poll(() => page.getByLabel('Votre résumé').inputValue())
      .toContain('Ses centres d’intérêt : la spiritualité. Son orientation : bisexuelle.')

    await page.getByLabel('Votre résumé').fill('J’aime qu’on me laisse parler.')
    await saveAndWait(page)
    await page.getByText('Ce sont vos mots').waitFor()
    await page.getByRole('button', { name: 'Réécrire à partir de mes réponses' }).click()
    await expect.poll(() => page.getByLabel('Votre résumé').inputValue()).toContain('habite Lyon')

    await consentBox(page).click()
    const dialog = page.getByRole('dialog', { name: 'Retirer votre accord ?' })
    await dialog.waitFor()
    await expectAccessible('withdrawal of the consent')
    await dialog.getByRole('button', { name: 'Retirer' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Orientation', { exact: true }).inputValue()).toBe('')
    expect(await consentBox(page).isChecked()).toBe(false)
    expect(await page.getByLabel('Votre résumé').inputValue()).not.toMatch(/orientation|spirit/)
    expect(pageErrors.take()).toEqual([])
  })

  test('asks before the user leaves the page with unsaved changes, and recommends companions with reasons', async () => {
    const { page, pageErrors } = browserWindow
    await page.getByLabel('Nom', { exact: true }).fill('Durand')
    const homeLink = page.getByRole('link', { name: /^(Accueil|Compagnons)$/ })
    await homeLink.filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
    await dialog.getByRole('button', { name: 'Rester' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Durand')
    await saveAndWait(page)

    await page.getByRole('link', { name: 'Voir vos Compagnons Spéciaux' }).click()
    await page.getByText('Parce que vous cherchez à progresser au travail.').first().waitFor()
    await expectAccessible('special companions')
    expect(pageErrors.take()).toEqual([])
  })

  test('fetches missing summaries, and deletes conversations', async () => {
    const { page, go, pageErrors, context } = browserWindow
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const callTarget = { origin: product.origin, request: createPostFunction(cookie) }
    for (const assistantId of ['amivoix:octave', 'amivoix:soline'])
      await completeCall(callTarget, { cookie }, { assistantId, memoryConsent: true })
    await go('/profile/history')
    const entry = page.getByRole('article').filter({ hasText: 'Soline' })
    await entry.waitFor()
    await page.getByText('(10 dernières)').waitFor()
    await page.getByRole('button', { name: 'Récupérer résumés' }).click()
    await expect.poll(() => page.getByText(messages.SUMMARY_PENDING).count()).toBe(0)
    await page.getByRole('button', { name: 'Récupérer résumés' }).click()
    await page.getByText('Aucun résumé ne manque.').waitFor()
    await expectAccessible('history with its tools')

    const dialog = page.getByRole('dialog', { name: 'Supprimer cette conversation ?' })
    await entry.getByRole('button', { name: 'Supprimer la conversation avec Soline' }).click()
    await dialog.waitFor()
    await expectAccessible('deleting a conversation in the list')
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    await entry.waitFor({ state: 'detached' })
    await page.getByRole('article').getByRole('link', { name: 'Octave' }).click()
    await page.getByRole('button', { name: 'Supprimer cette conversation' }).click()
    await dialog.waitFor()
    await expectAccessible('deleting a conversation on its page')
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    await page.getByText('Vos conversations apparaîtront ici').waitFor()
    await page.reload()
    await page.getByText('Vos conversations apparaîtront ici').waitFor()
    expect(pageErrors.take()).toEqual([])
  })
})

/** Creates a function that sends POST requests with the cookies of a session. */
const createPostFunction =
  (cookie: string) =>
  async (path: string, { body }: { body?: unknown } = {}) => {
    const response = await fetch(product.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.origin, cookie },
      body: JSON.stringify(body),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as unknown,
      cookie: '',
    }
  }
