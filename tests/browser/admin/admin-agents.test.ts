import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signInAsAdministrator } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

/** Chooses two guided activities and puts the second one first. */
async function chooseActivities(dialog: Locator) {
  const choice = dialog.getByLabel('Ajouter une activité')
  await choice.selectOption('tour-du-corps')
  await choice.selectOption('respiration-4-4-6')
  const chosenActivities = dialog
    .getByRole('list')
    .filter({ hasText: 'Tour du corps' })
    .getByRole('listitem')
  expect(await chosenActivities.count()).toBe(2)
  await dialog.getByRole('button', { name: /^Placer .* plus haut$/ }).click()
  expect(await chosenActivities.first().textContent()).toContain('espiration')
}

test('creates a companion, shows it in the catalogue, changes and deletes it', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  await go('/admin/agents')
  await page.getByRole('heading', { name: 'Agents', level: 1 }).waitFor()
  await page.getByText('une conversation de 1\u00a0min\u00a005\u00a0s en compte deux').waitFor()
  await expectAccessibleAtAllSizes(page, 'agents in the administration')

  // Creating: every empty required field shows its message.
  await page.getByRole('button', { name: 'Ajouter un agent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un agent' })
  await dialog.getByLabel('Style', { exact: true }).fill('Voix claire')
  await dialog.getByRole('button', { name: 'Créer' }).click()
  for (const message of [
    messages.AGENT_ID_REQUIRED,
    messages.AGENT_NAME_REQUIRED,
    messages.AGENT_IMAGE_REQUIRED,
    messages.AGENT_DESCRIPTION_REQUIRED,
  ])
    await dialog.locator('p').getByText(message, { exact: true }).waitFor()
  await expectAccessibleAtAllSizes(page, 'agent form with errors')
  const box = await dialog.boundingBox()
  expect(box?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.9 + 1)

  await dialog.getByLabel('ID', { exact: true }).fill('flora')
  await dialog.getByLabel('Nom', { exact: true }).fill('Flora')
  await dialog.getByRole('button', { name: 'Utiliser le portrait dessiné' }).click()
  await dialog.getByRole('img', { name: 'Aperçu' }).waitFor()

  // The focus goes to the invalid field that comes first in the form, although its error is found last.
  const country = dialog.getByLabel('Pays', { exact: true })
  await country.fill('x'.repeat(61))
  await dialog.getByRole('button', { name: 'Créer' }).click()
  await expect.poll(() => country.evaluate((field) => field === document.activeElement)).toBe(true)
  await country.fill('')
  await dialog.getByRole('checkbox', { name: 'Tendre' }).check()
  await dialog.getByLabel('Catégorie').selectOption('bien_etre')
  expect(await dialog.getByRole('checkbox', { checked: true, name: 'Tendre' }).count()).toBe(0)
  await dialog.getByLabel('Description').fill('Flora parle de jardins et de saisons.')
  await chooseActivities(dialog)
  await dialog.getByRole('switch', { name: 'Publié dans le catalogue' }).check()

  await page.route('**/api/admin/agents', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'AGENT_ID_TAKEN', message: messages.AGENT_ID_TAKEN },
    }),
  )
  await dialog.getByRole('button', { name: 'Créer' }).click()
  await page.getByText(`${messages.AGENT_NOT_CREATED}\u00a0: ${messages.AGENT_ID_TAKEN}`).waitFor()
  expect(await dialog.getByLabel('Nom', { exact: true }).inputValue()).toBe('Flora')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Créer' }).click()
  await page.getByText(messages.AGENT_CREATED).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: 'Flora' }).getByText('Publié').waitFor()
  const activities = await page.evaluate(async () => {
    const { draft } = await (await fetch('/api/admin/agents/flora')).json()
    return draft.speech.persona.activities
  })
  expect(activities).toEqual(['respiration-4-4-6', 'tour-du-corps'])

  // Editing: the id is locked, and another administrator has saved meanwhile.
  await page.getByRole('button', { name: 'Modifier Flora' }).click()
  const form = page.getByRole('dialog', { name: 'Modifier l’agent' })
  expect(await form.getByLabel('ID', { exact: true }).isEditable()).toBe(false)
  await form.getByLabel('Nom', { exact: true }).fill('Florence')
  await page.evaluate(async () => {
    const { draft, revision } = await (await fetch('/api/admin/agents/flora')).json()
    await fetch('/api/admin/agents/flora', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        revision,
        agent: { ...draft, name: 'Flore', style: 'Voix grave' },
      }),
    })
  })
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await form.getByText(messages.AGENT_CHANGED).waitFor()
  await form.getByText('Repris dans votre formulaire\u00a0: Style.').waitFor()
  await form.getByText('Flore', { exact: false }).waitFor()
  expect(await form.getByLabel('Nom', { exact: true }).inputValue()).toBe('Florence')
  expect(await form.getByLabel('Style', { exact: true }).inputValue()).toBe('Voix grave')
  await expectAccessibleAtAllSizes(page, 'agent form with a conflict')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText(messages.AGENT_SAVED).waitFor()
  await form.waitFor({ state: 'detached' })

  const catalogue = await context.newPage()
  await catalogue.goto(`${product.origin}/dashboard?q=florence`)
  await catalogue
    .getByRole('link', { name: /Florence/ })
    .first()
    .waitFor()
  await catalogue.close()

  // The deletion asks for confirmation.
  await page.getByRole('button', { name: 'Supprimer Florence' }).click()
  const confirmation = page.getByRole('dialog', { name: messages.AGENT_DELETE_QUESTION })
  await expectAccessibleAtAllSizes(page, 'confirmation before an agent is deleted')
  await confirmation.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByText(messages.AGENT_DELETED).waitFor()
  await page.getByRole('button', { name: 'Supprimer Florence' }).waitFor({ state: 'detached' })
})

test('a duplicate has a style, a description and a new id, and is not published', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  await go('/admin/agents?recherche=eleonore')
  await page.getByRole('button', { name: /^Dupliquer / }).click()
  const form = page.getByRole('dialog', { name: 'Dupliquer l’agent' })
  expect(await form.getByLabel('ID', { exact: true }).inputValue()).not.toBe('eleonore')
  expect(await form.getByLabel('Style', { exact: true }).inputValue()).not.toBe('')
  expect(await form.getByLabel('Description').inputValue()).not.toBe('')
  expect(await form.getByRole('switch', { name: 'Publié dans le catalogue' }).isChecked()).toBe(
    false,
  )
})

test('shows a not-found page for an unknown user, order or companion', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  for (const [path, text] of [
    ['/admin/users/0e1f2a3b-4000-4000-8000-000000000000', 'Utilisateur introuvable'],
    ['/admin/users/personne', 'Utilisateur introuvable'],
    ['/admin/transactions/cs_none', 'Commande introuvable'],
    ['/admin/agents/personne/essai', 'Agent introuvable'],
  ] as const) {
    await go(path)
    await page.getByRole('heading', { name: text, level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: 'Réessayer' }).count(), path).toBe(0)
  }
  await expectAccessibleAtAllSizes(page, 'an agent that does not exist')
})

test('offers sort links above the cards of the companions on a phone', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  await page.setViewportSize({ width: 390, height: 844 })
  await go('/admin/agents')
  const sortNavigation = page.getByRole('navigation', { name: /^Trier/ })
  await sortNavigation.getByRole('link', { name: 'Nom' }).click()
  await page.waitForURL('**/admin/agents?tri=name')
  await sortNavigation.getByRole('link', { name: 'Nom ↑' }).waitFor()
  await sortNavigation.getByRole('link', { name: 'Nom ↑' }).click()
  await page.waitForURL('**/admin/agents?tri=name&sens=descending')
})
