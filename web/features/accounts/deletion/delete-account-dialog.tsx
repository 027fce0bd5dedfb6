import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { isDeletionWord } from '../../../../domain/accounts/account-deletion'
import { loadApi } from '../../../api/load-api'
import { readText } from '../../../forms/checked-form'
import { clearUserData } from '../../../session/clear-user-data'
import { useMe } from '../../../session/use-me'
import { Button } from '../../../ui/buttons/button'
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog'
import { showToast } from '../../../ui/feedback/toast'
import { PasswordField } from '../../../ui/forms/password-field'
import { TextField } from '../../../ui/forms/text-field'
import styles from '../settings/account-panel.module.css'
import {
  type AccountDeletion,
  type AccountRequestError,
  deleteAccount,
} from '../settings/account-requests'
import { SignInAgain } from '../settings/sign-in-again'
import { DeletionConsequences } from './deletion-consequences'

type Props = { isOpen: boolean; hasPassword: boolean; onDismiss: () => void }

/** Says what is deleted, then asks for the confirmation word and for the password or, without one, a recent sign-in. */
export function DeleteAccountDialog({ isOpen, hasPassword, onDismiss }: Props) {
  const minutesLeft = useMe()?.minutesLeft ?? 0
  const wallet = useQuery({
    queryKey: ['wallet'],
    queryFn: async () => (await loadApi()).wallet.read(),
    staleTime: 0,
    enabled: isOpen,
  })
  // Empty while the wallet loads; undefined if it could not be loaded.
  const waitingMinutes = wallet.isPending ? [] : wallet.data?.waitingMinutes
  return (
    <Dialog
      isOpen={isOpen}
      onDismiss={onDismiss}
      title={'Supprimer votre compte\u00a0?'}
      description={'Cette action est définitive\u00a0: rien ne pourra être retrouvé.'}
    >
      <DeletionConsequences minutesLeft={minutesLeft} waitingMinutes={waitingMinutes} />
      <DeletionForm hasPassword={hasPassword} onDismiss={onDismiss} />
    </Dialog>
  )
}

function DeletionForm({ hasPassword, onDismiss }: Omit<Props, 'isOpen'>) {
  const navigate = useNavigate()
  const [word, setWord] = useState('')
  const deletion = useMutation<void, AccountRequestError, AccountDeletion>({
    mutationFn: deleteAccount,
    onSuccess: () => {
      clearUserData()
      showToast({ kind: 'done', text: 'Votre compte et tout ce qu’il contenait sont supprimés' })
      void navigate(pagePaths.home, { replace: true })
    },
  })
  const errorPlace = deletion.error && findErrorPlace(deletion.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isDeletionWord(word) || deletion.isPending) return
    deletion.mutate({ word, password: readText(new FormData(event.currentTarget), 'current') })
  }

  return (
    <form method="post" className={styles.deletion} onSubmit={submit} noValidate>
      <TextField
        label={'Tapez «\u00a0supprimer\u00a0» pour confirmer'}
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={word}
        error={errorPlace === 'word' ? deletion.error?.message : undefined}
        onChange={(event) => setWord(event.target.value)}
      />
      {hasPassword && (
        <PasswordField
          label="Mot de passe actuel"
          name="current"
          autoComplete="current-password"
          error={errorPlace === 'current' ? deletion.error?.message : undefined}
        />
      )}
      {errorPlace === 'sign-in' && <SignInAgain />}
      <DialogActions>
        <Button size="l" onClick={onDismiss}>
          Annuler
        </Button>
        <Button
          type="submit"
          kind="danger"
          size="l"
          disabled={!isDeletionWord(word)}
          isBusy={deletion.isPending}
        >
          Supprimer
        </Button>
      </DialogActions>
    </form>
  )
}

/**
 * Returns the field below which to show an error, or 'sign-in' when the user has to sign in again. An error that
 * concerns no field is shown below the field of the confirmation word.
 */
function findErrorPlace({ code }: AccountRequestError): 'word' | 'current' | 'sign-in' {
  if (code === 'SIGN_IN_NOT_RECENT') return 'sign-in'
  return code === 'PASSWORD_WRONG' || code === 'PASSWORD_REQUIRED' ? 'current' : 'word'
}
