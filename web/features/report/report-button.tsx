import { type ComponentType, useState } from 'react'
import { publicMessages } from '../../../domain/public-messages'
import { Button } from '../../ui/buttons/button'
import { showToast } from '../../ui/feedback/toast'
import { Icon } from '../../ui/icons/icon'
import type { ReportDialogProps } from './report-dialog'
import { getReportTitle, type ReportSubject } from './report-subject'

type DialogComponent = ComponentType<ReportDialogProps>

/** Opens the report dialog. Every companion and conversation has this button (Digital Services Act, art. 16). */
export function ReportButton({ subject }: { subject: ReportSubject }) {
  const [LoadedDialog, setLoadedDialog] = useState<DialogComponent | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  /** Opens the dialog, which is loaded on demand, because few people send a report. */
  async function open() {
    setLoading(true)
    try {
      const { ReportDialog } = await import('./report-dialog')
      setLoadedDialog(() => ReportDialog)
      setOpen(true)
    } catch {
      showToast({ kind: 'failed', text: publicMessages.SERVICE_UNREACHABLE })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button kind="ghost" size="s" isBusy={isLoading} onClick={open}>
        <Icon name="flag" size="s" />
        {getReportTitle(subject)}
      </Button>
      {LoadedDialog && (
        <LoadedDialog subject={subject} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
