import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { submitOptions } from '../../../forms/submit-options'

type Props = { className?: string | undefined; children: ReactNode }

/** Calls the client action of web/root.tsx, which signs the user out. */
export function SignOutButton({ className, children }: Props) {
  const signOut = useFetcher()
  return (
    <button
      type="button"
      className={className}
      disabled={signOut.state !== 'idle'}
      onClick={() => signOut.submit(null, { ...submitOptions, action: pagePaths.home })}
    >
      {children}
    </button>
  )
}
