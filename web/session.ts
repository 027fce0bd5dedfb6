import { useRevalidator, useRouteLoaderData } from 'react-router'
import type { Me } from '../contract/account/me'

/** The part of the root's data that other rooms use; the root's loader answers it and more. */
export type RootData = {
  me: Me | null
  isDemonstration: boolean
  hasGoogle: boolean
  publicOrigin: string
}

/** What the server knew when it sent the page; null only when that failed. */
export const useRootData = () => useRouteLoaderData<() => Promise<RootData>>('root')

/** The signed-in person, or null. */
export const useMe = () => useRootData()?.me ?? null

/** Asks the server again who is here and what is left, for instance after a call. */
export const useRefreshMe = () => useRevalidator().revalidate
