import { expect, it } from 'vitest'
import { announceEmailConfirmed, listenForEmailConfirmed } from './email-confirmed-channel'

/** Listens like the tab where the user registered. `confirmed` resolves to the address once it is confirmed. */
function openRegistrationTab(email: string) {
  let stop = () => {}
  const confirmed = new Promise<string>((resolve) => {
    stop = listenForEmailConfirmed(email, () => resolve(email))
  })
  return { confirmed, stop }
}

it('tells the tab where the user registered that the address is confirmed, despite capitals and spaces in what was typed there', async () => {
  const tab = openRegistrationTab('Camille@Example.test ')
  announceEmailConfirmed('camille@example.test')
  await expect(tab.confirmed).resolves.toBeTruthy()
  tab.stop()
})

it('tells nothing to a tab where another address was registered', async () => {
  const mistyped = openRegistrationTab('camile@example.test')
  const corrected = openRegistrationTab('camille@example.test')
  announceEmailConfirmed('camille@example.test')
  // Channels deliver in the order of their creation, so the tab with the mistyped address would be told first.
  await expect(Promise.race([mistyped.confirmed, corrected.confirmed])).resolves.toBe(
    'camille@example.test',
  )
  for (const tab of [mistyped, corrected]) tab.stop()
})
