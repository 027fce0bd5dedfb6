import { useCallback } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import type { Me } from '../../contract/account/me'

/** The root loader's data that other folders use. */
export type RootData = {
  me: Me | null
  isDemonstration: boolean
  hasGoogle: boolean
  /** Whether the e-mails of the demonstration are not really sent, and can be read at /dev/mail. */
  hasMailbox: boolean
  publicOrigin: string
}

/** The root loader's data; undefined only when the loader failed. */
export const useRootData = () => useRouteLoaderData<() => Promise<RootData>>('root')

/** The signed-in user, or null. */
export const useMe = () => useRootData()?.me ?? null

/** Returns a function that reloads the user and the balance, for example after a call. */
export function useRefreshMe() {
  const { revalidate } = useRevalidator()
  return useCallback(() => refreshInTurn(revalidate), [revalidate])
}

const refreshInTurn = createRefreshQueue()

/**
 * Runs one reload after the other: React Router aborts a reload when another one begins, and Chromium reports the
 * aborted response as an uncaught error. Requests that arrive while one is waiting share it.
 */
export function createRefreshQueue() {
  let lastReload = Promise.resolve()
  let waitingReload: Promise<void> | null = null

  return (reload: () => Promise<void>): Promise<void> =>
    (waitingReload ??= lastReload
      .catch(() => {})
      .then(() => {
        waitingReload = null
        lastReload = reload()
        return lastReload
      }))
}
