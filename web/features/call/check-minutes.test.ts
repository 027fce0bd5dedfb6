import { describe, expect, it } from 'vitest'
import { refusalForMinutes } from './check-minutes'

const serverSays = (minutesLeft: number) => async () => ({ minutesLeft })

describe('a page that shows no minutes', () => {
  it('calls all the same when the server knows of some', async () => {
    expect(await refusalForMinutes(0, serverSays(30))).toBeNull()
  })

  it('says that there are none when the server agrees', async () => {
    expect(await refusalForMinutes(0, serverSays(0))).toBe('NO_MINUTES_LEFT')
  })

  it('says what keeps it from knowing', async () => {
    expect(await refusalForMinutes(0, async () => null)).toBe('UNAUTHENTICATED')
    expect(await refusalForMinutes(0, () => Promise.reject(new Error()))).toBe(
      'MINUTES_NOT_CHECKED',
    )
  })
})

it('a page that shows minutes leaves the check to the call itself', async () => {
  const neverAsked = () => Promise.reject(new Error())
  expect(await refusalForMinutes(5, neverAsked)).toBeNull()
})
