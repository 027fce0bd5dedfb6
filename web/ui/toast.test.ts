import { expect, test, vi } from 'vitest'
import { showToast, subscribeToToasts, takeToasts, waitingToasts } from './toast'

test('toasts asked for before the toaster is there are kept for it, in order', () => {
  showToast({ kind: 'done', text: 'Déconnexion réussie' })
  showToast({ kind: 'failed', text: 'Erreur de connexion' })
  expect(takeToasts().map(({ text }) => text)).toEqual([
    'Déconnexion réussie',
    'Erreur de connexion',
  ])
  expect(waitingToasts()).toEqual([])
})

test('whoever listens hears of a toast, and no longer after leaving', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)
  showToast({ kind: 'done', text: 'Profil mis à jour' })
  leave()
  takeToasts()
  expect(listener).toHaveBeenCalledTimes(1)
})
