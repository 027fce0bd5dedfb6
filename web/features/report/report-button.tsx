import { type ComponentType, useState } from 'react'
import { messages } from '../../../domain/messages'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { showToast } from '../../ui/toast'
import type { ReportDialogProperties } from './report-dialog'
import { type ReportSubject, reportTitle } from './report-subject'

type Loaded = ComponentType<ReportDialogProperties>

/** « Signaler »: quiet, and on every companion and conversation (Digital Services Act, art. 16). */
export function ReportButton({ subject }: { subject: ReportSubject }) {
  const [Loaded, setLoaded] = useState<Loaded | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  /** Few people report: the form is loaded for those. */
  async function open() {
    setLoading(true)
    try {
      const { ReportDialog } = await import('./report-dialog')
      setLoaded(() => ReportDialog)
      setOpen(true)
    } catch {
      showToast({ kind: 'failed', text: messages.SERVICE_UNREACHABLE })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button kind="ghost" size="s" isBusy={isLoading} onClick={open}>
        <Icon name="flag" size="s" />
        {reportTitle(subject)}
      </Button>
      {Loaded && <Loaded subject={subject} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
