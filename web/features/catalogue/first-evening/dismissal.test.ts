import { expect, it } from 'vitest'
import { createDismissalCookie, readDismissal } from './dismissal'

it('is found among other cookies, and names the user', () => {
  const [cookie] = createDismissalCookie('lea').split('; ')
  expect(readDismissal(`theme=dark; ${cookie}; first_evening_2=other`)).toBe('lea')
})

it('is null when nobody closed the section', () => {
  expect(readDismissal(null)).toBeNull()
  expect(readDismissal('theme=dark')).toBeNull()
})
