import { ORPCError } from '@orpc/client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AdminAgent } from '../../../../../contract/admin/agents'
import {
  type CompanionErrors,
  checkCompanion,
} from '../../../../../domain/admin/companions/check-companion'
import {
  findDraftChanges,
  type MergedEdit,
  mergeConcurrentEdits,
} from '../../../../../domain/admin/companions/companion-changes'
import {
  type CompanionDraft,
  normaliseDraft,
} from '../../../../../domain/admin/companions/companion-draft'
import { messages } from '../../../../../domain/messages'
import { findFailureMessage } from '../../../../api/decode-problem'
import { showToast } from '../../../../ui/feedback/toast'
import { useSaveAgent } from '../agent-queries'

/** What the form opens with. */
export type FormStart = {
  draft: CompanionDraft
  /** null for a new agent. */
  savedAgent: AdminAgent | null
}

/** How the form was merged with what another administrator has saved since the form was opened (`theirs`). */
export type Conflict = Omit<MergedEdit, 'draft'> & { theirs: CompanionDraft }

type Options = {
  start: FormStart
  onDirtyChange: (isDirty: boolean) => void
  onSaved: () => void
}

/** The state of the agent form: its draft, the errors, and the save. */
export function useAgentForm({ start, onDirtyChange, onSaved }: Options) {
  /** The agent that the next save replaces, and the common base of both edits if the save conflicts. */
  const [base, setBase] = useState(start)
  const [draft, setDraft] = useState(start.draft)
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<CompanionErrors>({})
  const [announcedErrors, setAnnouncedErrors] = useState<string[]>([])
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isNew = base.savedAgent === null

  const save = useSaveAgent({
    onSaved() {
      showToast({ kind: 'done', text: isNew ? messages.AGENT_CREATED : messages.AGENT_SAVED })
      onSaved()
    },
    onFailed(error) {
      const newerAgent = readNewerAgent(error)
      if (newerAgent) return mergeNewerAgent(newerAgent)
      const failure = isNew ? messages.AGENT_NOT_CREATED : messages.UPDATE_FAILED
      showToast({ kind: 'failed', text: `${failure}\u00a0: ${findFailureMessage(error)}` })
      const foundErrors = readFieldErrors(error)
      setServerErrors(foundErrors)
      announceErrors(form, foundErrors, setAnnouncedErrors)
    },
  })

  const isDirty = draft.id !== start.draft.id || findDraftChanges(start.draft, draft).length > 0
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty])

  /** Merges into the form what the other administrator saved. The next save then replaces that revision. */
  function mergeNewerAgent(newerAgent: AdminAgent) {
    const { draft: mergedDraft, ...fields } = mergeConcurrentEdits(
      base.draft,
      draft,
      newerAgent.draft,
    )
    setDraft(mergedDraft)
    setBase({ draft: newerAgent.draft, savedAgent: newerAgent })
    setConflict({ ...fields, theirs: newerAgent.draft })
  }

  function change(changedFields: Partial<CompanionDraft>) {
    setDraft((before) => ({ ...before, ...changedFields }))
    setServerErrors({})
  }

  function submit() {
    if (save.isPending) return
    setHasSubmitted(true)
    const normalisedDraft = normaliseDraft(draft)
    const foundErrors = checkCompanion(normalisedDraft)
    announceErrors(form, foundErrors, setAnnouncedErrors)
    if (Object.keys(foundErrors).length > 0) return
    save.mutate({ draft: normalisedDraft, savedAgent: base.savedAgent })
  }

  return {
    form,
    draft,
    change,
    submit,
    isNew,
    savedAgent: base.savedAgent,
    isSaving: save.isPending,
    /** Errors by field: those of the server, and after the first submit those of the current draft. */
    errors: { ...serverErrors, ...(hasSubmitted && checkCompanion(normaliseDraft(draft))) },
    announcedErrors,
    conflict,
  }
}

export type AgentFormState = ReturnType<typeof useAgentForm>

/** Tells screen readers what is wrong, and moves the focus to the form's first field with an error. */
function announceErrors(
  form: RefObject<HTMLFormElement | null>,
  errors: CompanionErrors,
  setAnnouncedErrors: (texts: string[]) => void,
) {
  setAnnouncedErrors(Object.values(errors))
  const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? []
  const hasError = (field: HTMLElement) => Object.hasOwn(errors, field.getAttribute('name') ?? '')
  Array.from(fields).find(hasError)?.focus()
}

/** Returns what another administrator saved meanwhile; null when the error is not a conflict. */
function readNewerAgent(error: unknown): AdminAgent | null {
  if (!(error instanceof ORPCError) || error.code !== 'AGENT_CHANGED') return null
  return (error.data as { current?: AdminAgent } | undefined)?.current ?? null
}

function readFieldErrors(error: unknown): CompanionErrors {
  if (!(error instanceof ORPCError)) return {}
  if (error.code === 'AGENT_ID_TAKEN') return { id: messages.AGENT_ID_TAKEN }
  return (error.data as { fields?: CompanionErrors } | undefined)?.fields ?? {}
}
