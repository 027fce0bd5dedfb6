import { expect, it } from 'vitest'
import { announceEmailConfirmed, listenForEmailConfirmed } from './email-confirmed-channel'

it('tells another tab that the address is confirmed', async () => {
  let stop = () => {}
  const confirmed = new Promise<void>((resolve) => {
    stop = listenForEmailConfirmed(resolve)
  })
  announceEmailConfirmed()
  await expect(confirmed).resolves.toBeUndefined()
  stop()
})
