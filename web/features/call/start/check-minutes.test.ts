import { describe, expect, it } from 'vitest'
import { publicMessages } from '../../../../domain/public-messages'
import { checkMinutes } from './check-minutes'

const loadMeWith = (minutesLeft: number) => async () => ({ minutesLeft })

describe('when the page shows no minutes', () => {
  it('allows the call if the server reports some', async () => {
    expect(await checkMinutes(0, loadMeWith(30))).toBeNull()
  })

  it('refuses the call if the server reports none', async () => {
    expect(await checkMinutes(0, loadMeWith(0))).toBe(publicMessages.NO_MINUTES_LEFT)
  })

  it('returns why the balance could not be checked', async () => {
    expect(await checkMinutes(0, async () => null)).toBe(publicMessages.UNAUTHENTICATED)
    expect(await checkMinutes(0, () => Promise.reject(new Error()))).toBe(
      publicMessages.MINUTES_NOT_CHECKED,
    )
  })
})

it('does not ask the server when the page shows minutes', async () => {
  const failToLoad = () => Promise.reject(new Error())
  expect(await checkMinutes(5, failToLoad)).toBeNull()
})
