import { useRevalidator, useRouteLoaderData } from 'react-router'
import type { Me } from '../../contract/account/me'

/** The root loader's data that other folders use. */
export type RootData = {
  me: Me | null
  isDemonstration: boolean
  hasGoogle: boolean
  /** Whether e-mails are shown at /dev/mail instead of being sent. */
  hasMailbox: boolean
  publicOrigin: string
}

/** The root loader's data; undefined only when the loader failed. */
export const useRootData = () => useRouteLoaderData<() => Promise<RootData>>('root')

/** The signed-in user, or null. */
export const useMe = () => useRootData()?.me ?? null

/** Returns a function that reloads the page's data, including the user and the balance, for example after a call. */
export const useRefreshMe = () => useRevalidator().revalidate
