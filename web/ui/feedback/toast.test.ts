import { expect, test, vi } from 'vitest'
import { getPendingToasts, showToast, subscribeToToasts, takePendingToasts } from './toast'

test('keeps toasts in order until the toaster reads them', () => {
  showToast({ kind: 'done', text: 'Déconnexion réussie' })
  showToast({ kind: 'failed', text: 'Erreur de connexion' })
  expect(takePendingToasts().map(({ text }) => text)).toEqual([
    'Déconnexion réussie',
    'Erreur de connexion',
  ])
  expect(getPendingToasts()).toEqual([])
})

test('notifies listeners until they unsubscribe', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToToasts(listener)
  showToast({ kind: 'done', text: 'Profil mis à jour' })
  unsubscribe()
  takePendingToasts()
  expect(listener).toHaveBeenCalledTimes(1)
})
