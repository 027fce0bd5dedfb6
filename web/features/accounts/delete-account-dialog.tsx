import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { isDeletionWord } from '../../../domain/accounts/account-deletion'
import { forgetPerson } from '../../forget-person'
import { useMe } from '../../session'
import { Button } from '../../ui/button'
import { Dialog, DialogActions } from '../../ui/dialog'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { showToast } from '../../ui/toast'
import styles from './account-panel.module.css'
import { deleteAccount } from './account-requests'
import { DeletionFacts } from './delete-account-facts'
import { textOf } from './form-text'
import { SignInAgain } from './sign-in-again'

type Properties = { isOpen: boolean; hasPassword: boolean; onDismiss: () => void }

/** Says what goes, asks for the word and for the password, and then there is no way back. */
export function DeleteAccountDialog({ isOpen, hasPassword, onDismiss }: Properties) {
  const minutesLeft = useMe()?.minutesLeft ?? 0
  return (
    <Dialog
      isOpen={isOpen}
      onDismiss={onDismiss}
      title="Supprimer votre compte ?"
      description="Cette action est définitive : rien ne pourra être retrouvé."
    >
      <DeletionFacts minutesLeft={minutesLeft} />
      <DeletionForm hasPassword={hasPassword} onDismiss={onDismiss} />
    </Dialog>
  )
}

function DeletionForm({ hasPassword, onDismiss }: Omit<Properties, 'isOpen'>) {
  const [word, setWord] = useState('')
  const { refusal, isDeleting, erase } = useDeletion()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isDeletionWord(word))
      void erase({ word, password: textOf(new FormData(event.currentTarget), 'current') })
  }

  return (
    <form className={styles.deletion} onSubmit={send} noValidate>
      <TextField
        label="Tapez « supprimer » pour confirmer"
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={word}
        error={refusal?.field === 'word' ? refusal.message : undefined}
        onChange={(event) => setWord(event.target.value)}
      />
      {hasPassword && (
        <PasswordField
          label="Mot de passe actuel"
          name="current"
          autoComplete="current-password"
          error={refusal?.field === 'current' ? refusal.message : undefined}
        />
      )}
      {refusal?.field === 'sign-in' && <SignInAgain />}
      <DialogActions>
        <Button size="l" onClick={onDismiss}>
          Annuler
        </Button>
        <Button
          type="submit"
          kind="danger"
          size="l"
          disabled={!isDeletionWord(word)}
          isBusy={isDeleting}
        >
          Supprimer
        </Button>
      </DialogActions>
    </form>
  )
}

type Refusal = { field: 'word' | 'current' | 'sign-in'; message: string }

function useDeletion() {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isDeleting, setDeleting] = useState(false)

  async function erase(request: { word: string; password: string }) {
    if (isDeleting) return
    setDeleting(true)
    const outcome = await deleteAccount(request)
    setDeleting(false)
    if (outcome.state === 'refused') return setRefusal(refusalOf(outcome))
    forgetPerson()
    showToast({ kind: 'done', text: 'Votre compte et tout ce qu’il contenait sont supprimés' })
    await navigate(pagePaths.home, { replace: true })
  }

  return { refusal, isDeleting, erase }
}

function refusalOf({ code, message }: { code: string | null; message: string }): Refusal {
  if (code === 'SIGN_IN_NOT_RECENT') return { field: 'sign-in', message }
  const isOfPassword = code === 'PASSWORD_WRONG' || code === 'PASSWORD_REQUIRED'
  return { field: isOfPassword ? 'current' : 'word', message }
}
