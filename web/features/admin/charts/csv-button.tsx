import { type Cell, formatCsvTable } from '../../../../domain/admin/statistics/format-csv-table'
import { messages } from '../../../../domain/messages'
import { Button } from '../../../ui/buttons/button'
import { showToast } from '../../../ui/feedback/toast'
import { Icon } from '../../../ui/icons/icon'
import { saveCsv } from '../../../ui/save-file'

type Props = {
  /** What is exported, for screen readers. */
  subject: string
  /** Without the extension. */
  fileName: string
  /** Returns the headings, then the rows; called when the button is pressed. */
  createRows: () => readonly (readonly Cell[])[]
}

/** A button that saves the rows as a CSV file. */
export function CsvButton({ subject, fileName, createRows }: Props) {
  function save() {
    saveCsv(`${fileName}.csv`, formatCsvTable(createRows()))
    showToast({ kind: 'done', text: messages.EXPORT_SUCCEEDED })
  }
  return (
    <Button size="s" kind="ghost" onClick={save} aria-label={`CSV, ${subject}`}>
      <Icon name="download" size="s" />
      CSV
    </Button>
  )
}
