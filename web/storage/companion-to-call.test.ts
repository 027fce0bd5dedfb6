import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  clearCompanionToCall,
  readCompanionToCall,
  storeCompanionToCall,
} from './companion-to-call'

// There is no session storage in Node, as where a browser blocks it: the value stays in memory.
beforeEach(clearCompanionToCall)
afterEach(clearCompanionToCall)

it('remembers whom to call after a purchase', () => {
  expect(readCompanionToCall()).toBeNull()
  storeCompanionToCall({ id: 'margaux', name: 'Margaux' })
  expect(readCompanionToCall()).toEqual({ id: 'margaux', name: 'Margaux' })
})

it('forgets it once the page of the companion was opened', () => {
  storeCompanionToCall({ id: 'margaux', name: 'Margaux' })
  clearCompanionToCall()
  expect(readCompanionToCall()).toBeNull()
})
