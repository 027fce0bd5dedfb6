import { useRevalidator, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from './root'

/** What the server knew when it sent the page; null only when that failed. */
export const useRootData = () => useRouteLoaderData<typeof rootLoader>('root')

/** The signed-in person, or null. */
export const useMe = () => useRootData()?.me ?? null

/** Asks the server again who is here and what is left, for instance after a call. */
export const useRefreshMe = () => useRevalidator().revalidate
