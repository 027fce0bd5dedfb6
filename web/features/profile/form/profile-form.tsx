import { type FormEvent, useRef, useState } from 'react'
import type { Profile } from '../../../../contract/account/profile'
import { countProfileAnswers } from '../../../../domain/profile/profile-completion'
import { useRefreshMe } from '../../../session/use-me'
import { createFallbackStorage } from '../../../storage/browser-storage'
import { Button } from '../../../ui/buttons/button'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { Notice } from '../../../ui/feedback/notice'
import { ErrorSummary } from '../../../ui/forms/error-summary'
import { CompletionProgress } from '../completion/completion-progress'
import styles from '../profile.module.css'
import { AboutSection, IntimateSection, TemperamentSection, WishesSection } from './form-sections'
import { createProfileDraft } from './profile-draft'
import { SummarySection } from './summary-section'
import { useLeaveWarning } from './use-leave-warning'
import { useProfileEditor } from './use-profile-editor'

const tabStorage = createFallbackStorage(() => window.sessionStorage)

type ConfirmationKind = 'withdraw' | 'discard' | null

/**
 * The form of a loaded profile. Saves all changes together, except the withdrawal of the consent, which is saved alone
 * as soon as it is confirmed. Asks before it discards changes.
 */
export function ProfileForm({ profile, userId }: { profile: Profile; userId: string }) {
  const refreshMe = useRefreshMe()
  const [draft] = useState(() => createProfileDraft(tabStorage, userId))
  const editor = useProfileEditor({
    profile,
    draft,
    focusField,
    // The name and the completion banner may have changed.
    onSaved: refreshMe,
    // The page's guard redirects to the sign-in page, which redirects back here.
    onSessionExpired: refreshMe,
  })
  const { storedProfile, errors, failure, isDirty, isSaving } = editor
  const leaveWarning = useLeaveWarning({ isDirty, hasDraft: () => draft.read() !== null })
  const [confirmation, setConfirmation] = useState<ConfirmationKind>(null)
  const form = useRef<HTMLFormElement>(null)

  function focusField(field: string) {
    const element = form.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    // Focused in the next frame, when the error of the field is displayed.
    if (element) requestAnimationFrame(() => element.focus())
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const age = event.currentTarget.elements.namedItem('age')
    // Browsers report an empty value for text that is not a number.
    if (age instanceof HTMLInputElement && age.validity.badInput)
      return editor.showErrors({ age: 'Indiquez votre âge en chiffres.' })
    editor.save()
  }

  function setConsent(isGiven: boolean) {
    if (!isGiven && storedProfile.has_sensitive_consent) return setConfirmation('withdraw')
    editor.setValue('has_sensitive_consent', isGiven)
  }

  const sectionProps = { editor, onConsent: setConsent }
  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head} style={{ marginBottom: 'var(--space-8)' }}>
        <CompletionProgress {...countProfileAnswers(storedProfile)} />
        {editor.isRestored && (
          <Notice kind="accent">
            <p>
              Nous avons retrouvé ce que vous n’aviez pas enregistré. Enregistrez-le pour le garder.
            </p>
          </Notice>
        )}
      </div>
      <ErrorSummary errors={Object.values(errors)} />
      <AboutSection {...sectionProps} />
      <TemperamentSection {...sectionProps} />
      <WishesSection {...sectionProps} />
      <IntimateSection {...sectionProps} />
      <SummarySection editor={editor} onRewrite={() => editor.save({ isRewriting: true })} />
      <div className={styles.saveBar}>
        {failure !== null && (
          <Notice kind="failed">
            <p>{failure}. Rien de ce que vous avez écrit n’est perdu.</p>
          </Notice>
        )}
        <div className={styles.saveActions}>
          {isDirty && (
            <>
              <p className="small muted">Modifications non enregistrées</p>
              <Button onClick={() => setConfirmation('discard')}>Annuler</Button>
            </>
          )}
          <Button kind="primary" type="submit" isBusy={isSaving}>
            Enregistrer
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={confirmation === 'withdraw'}
        title="Retirer votre accord ?"
        cancelLabel="Garder"
        confirmLabel="Retirer"
        isBusy={isSaving}
        onCancel={() => setConfirmation(null)}
        onConfirm={() =>
          editor.save({ isWithdrawing: true, onSettled: () => setConfirmation(null) })
        }
      >
        <p>
          Vos réponses protégées seront effacées tout de suite : orientation, attirances, et celles
          que marque un bouclier. Votre résumé sera réécrit sans elles, même s’il est dans vos mots.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={confirmation === 'discard'}
        title="Abandonner vos modifications ?"
        cancelLabel="Continuer"
        confirmLabel="Abandonner"
        onCancel={() => setConfirmation(null)}
        onConfirm={() => {
          editor.discard()
          setConfirmation(null)
        }}
      >
        <p>Le formulaire revient à ce qui est enregistré.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={leaveWarning.isAsking}
        title="Quitter sans enregistrer ?"
        cancelLabel="Rester"
        confirmLabel="Quitter"
        onCancel={leaveWarning.stay}
        onConfirm={leaveWarning.leave}
      >
        <p>
          Vos modifications ne sont pas enregistrées. Elles vous attendent ici tant que cet onglet
          reste ouvert.
        </p>
      </ConfirmDialog>
    </form>
  )
}
