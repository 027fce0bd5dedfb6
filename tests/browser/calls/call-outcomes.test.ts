import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { waitUntilHeard } from '../../support/browser/companion-audio'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import {
  callButton,
  captionsRegion,
  hangUp,
  openTalkPage,
  skipRating,
  startFirstCall,
  typeMessage,
} from '../../support/browser/talk-page'

declare global {
  interface Window {
    microphoneTracks: MediaStreamTrack[]
  }
}

const product = await startSharedProduct()
const browser = setUpSharedBrowser({ microphone: 'silent' })

/** Opens Raphaël's page, and collects the microphone tracks that it opens (see `keepMicrophoneTracks`). */
const openRaphael = () =>
  openTalkPage(browser, product, 'raphael', { prepare: keepMicrophoneTracks })

/** Keeps the microphone tracks in `window.microphoneTracks`, so that a test can end them. */
const keepMicrophoneTracks = (page: Page) =>
  page.addInitScript(() => {
    window.microphoneTracks = []
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      window.microphoneTracks.push(...stream.getAudioTracks())
      return stream
    }
  })

test('allows another call after one that was cancelled while ringing', async () => {
  const { page, pageErrors } = await openRaphael()
  // The call is reserved, and its WebSocket never answers.
  await page.routeWebSocket(/\/stream\?ticket=/, () => {})
  const reservationResponse = page.waitForResponse(/\/api\/call\/web$/)
  await callButton(page, 'Raphaël').click()
  await page.getByRole('button', { name: 'Accepter et appeler' }).click()
  await reservationResponse
  await page.getByRole('button', { name: 'Annuler l’appel' }).click()

  const secondReservation = page.waitForResponse(/\/api\/call\/web$/)
  await callButton(page, 'Raphaël').click()
  expect((await secondReservation).status()).toBe(200)
  await page.getByRole('button', { name: 'Annuler l’appel' }).click()
  expect(pageErrors.take()).toEqual([])
})

test('reports a disconnected microphone, and continues with typed messages', async () => {
  const { page, call, pageErrors } = await openRaphael()
  await startFirstCall(page, 'Raphaël')
  await waitUntilHeard(page)

  await page.evaluate(() => {
    for (const track of window.microphoneTracks) track.dispatchEvent(new Event('ended'))
  })
  await page.getByText('Votre micro ne répond plus').waitFor()
  expect(await page.getByText(messages.MICROPHONE_NOT_CHANGED).count()).toBe(0)
  await typeMessage(page, 'Je continue par écrit.')
  await captionsRegion(page).getByText('Je continue par écrit.').waitFor()

  await page.getByRole('button', { name: 'Réessayer le micro' }).click()
  await page.getByText('Votre micro ne répond plus').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Couper le micro' }).waitFor()

  await hangUp(page)
  await call.waitForReceived('call.ended')
  await page.getByText(messages.CONVERSATION_SAVED).first().waitFor()
  await skipRating(page)
  await page.getByRole('button', { name: 'Rappeler' }).waitFor()
  expect(pageErrors.take()).toEqual([])
})
