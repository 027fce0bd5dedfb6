import { type FormEvent, useRef, useState } from 'react'
import type { Profile } from '../../../contract/account/profile'
import { measureProfile } from '../../../domain/profile/profile-completion'
import { forgivingStorage } from '../../browser-storage'
import { useRefreshMe } from '../../session'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { Notice } from '../../ui/notice'
import { QuestionDialog } from '../../ui/question-dialog'
import { CompletionProgress } from './completion-progress'
import { AboutSection, IntimateSection, TemperamentSection, WishesSection } from './form-sections'
import styles from './profile.module.css'
import { createProfileDraft } from './profile-draft'
import { SummarySection } from './summary-section'
import { useLeaveWarning } from './use-leave-warning'
import { useProfileEditor } from './use-profile-editor'

const tabStorage = forgivingStorage(() => window.sessionStorage)

type Question = 'withdraw' | 'discard' | null

/** The form of a loaded profile: saved as a whole, asked twice before anything goes. */
export function ProfileEditing({ profile, userId }: { profile: Profile; userId: string }) {
  const refreshMe = useRefreshMe()
  const [draft] = useState(() => createProfileDraft(tabStorage, userId))
  const editor = useProfileEditor({
    profile,
    draft,
    onSaved: refreshMe,
    // The guard of the page then leads to the sign-in, and back.
    onSessionOver: refreshMe,
  })
  const { stored, faults, failure, isDirty, isSaving } = editor
  const blocker = useLeaveWarning({ isDirty, hasDraft: () => draft.read() !== null })
  const [question, setQuestion] = useState<Question>(null)
  const form = useRef<HTMLFormElement>(null)

  function focus(field: string | null) {
    const found = field && form.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    // Once its error stands beside it.
    if (found) requestAnimationFrame(() => found.focus())
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const age = event.currentTarget.elements.namedItem('age')
    // The browser keeps to itself what is no number, and gives nothing instead.
    if (age instanceof HTMLInputElement && age.validity.badInput)
      return focus(editor.showFaults({ age: 'Indiquez votre âge en chiffres.' }))
    focus(await editor.save())
  }

  function giveConsent(isGiven: boolean) {
    if (!isGiven && stored.has_sensitive_consent) return setQuestion('withdraw')
    editor.setValue('has_sensitive_consent', isGiven)
  }

  async function withdraw() {
    await editor.save({ isWithdrawing: true })
    setQuestion(null)
  }

  const sections = { editor, onConsent: giveConsent }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head} style={{ marginBottom: 'var(--space-8)' }}>
        <CompletionProgress {...measureProfile(stored)} />
        {editor.isRestored && (
          <Notice kind="accent">
            <p>
              Nous avons retrouvé ce que vous n’aviez pas enregistré. Enregistrez-le pour le garder.
            </p>
          </Notice>
        )}
      </div>
      <ErrorSummary faults={Object.values(faults)} />
      <AboutSection {...sections} />
      <TemperamentSection {...sections} />
      <WishesSection {...sections} />
      <IntimateSection {...sections} />
      <SummarySection
        editor={editor}
        onRewrite={async () => focus(await editor.save({ isRewriting: true }))}
      />
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
              <Button onClick={() => setQuestion('discard')}>Annuler</Button>
            </>
          )}
          <Button kind="primary" type="submit" isBusy={isSaving}>
            Enregistrer
          </Button>
        </div>
      </div>
      <QuestionDialog
        isOpen={question === 'withdraw'}
        title="Retirer votre accord ?"
        stay="Garder"
        go="Retirer"
        isBusy={isSaving}
        onStay={() => setQuestion(null)}
        onGo={withdraw}
      >
        <p>
          Vos réponses protégées seront effacées tout de suite : orientation, attirances, et celles
          que marque un bouclier. Votre résumé sera réécrit sans elles, même s’il est dans vos mots.
        </p>
      </QuestionDialog>
      <QuestionDialog
        isOpen={question === 'discard'}
        title="Abandonner vos modifications ?"
        stay="Continuer"
        go="Abandonner"
        onStay={() => setQuestion(null)}
        onGo={() => {
          editor.discard()
          setQuestion(null)
        }}
      >
        <p>Le formulaire revient à ce qui est enregistré.</p>
      </QuestionDialog>
      <QuestionDialog
        isOpen={blocker.state === 'blocked'}
        title="Quitter sans enregistrer ?"
        stay="Rester"
        go="Quitter"
        onStay={() => blocker.reset?.()}
        onGo={() => blocker.proceed?.()}
      >
        <p>
          Vos modifications ne sont pas enregistrées. Elles vous attendent ici tant que cet onglet
          reste ouvert.
        </p>
      </QuestionDialog>
    </form>
  )
}
