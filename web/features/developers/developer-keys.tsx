import { useState } from 'react'
import { SignedInProviders } from '../../session/signed-in-providers'
import { Button } from '../../ui/buttons/button'
import { CreateKeyDialog } from './create-key-dialog'
import { KeyList } from './key-list'

type Props = {
  /** Hosts of the third parties that may receive what is said in a call. */
  thirdParties: readonly string[]
}

/** The user's API keys, with a button that creates one. */
export function DeveloperKeys({ thirdParties }: Props) {
  const [isCreating, setCreating] = useState(false)
  return (
    <SignedInProviders>
      <KeyList />
      <div>
        <Button kind="primary" onClick={() => setCreating(true)}>
          Créer une clé
        </Button>
      </div>
      {isCreating && (
        <CreateKeyDialog thirdParties={thirdParties} onClose={() => setCreating(false)} />
      )}
    </SignedInProviders>
  )
}
