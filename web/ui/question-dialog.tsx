import type { ReactNode } from 'react'
import { Button } from './button'
import { Dialog, DialogActions } from './dialog'
import { Notice } from './notice'

type Properties = {
  isOpen: boolean
  title: string
  /** What would be lost. */
  children: ReactNode
  /** The way out, first and safe. */
  stay: string
  go: string
  isBusy?: boolean
  /** Why it could not be done; the question stays open. */
  failure?: string | null
  onStay: () => void
  onGo: () => void
}

/** A question before something is lost. */
export const QuestionDialog = ({
  isOpen,
  title,
  children,
  stay,
  go,
  isBusy = false,
  failure = null,
  onStay,
  onGo,
}: Properties) => (
  <Dialog isOpen={isOpen} onDismiss={onStay} title={title} description={children}>
    {failure !== null && (
      <Notice kind="failed">
        <p>{failure}</p>
      </Notice>
    )}
    <DialogActions>
      <Button size="l" onClick={onStay}>
        {stay}
      </Button>
      <Button kind="danger" size="l" isBusy={isBusy} onClick={onGo}>
        {go}
      </Button>
    </DialogActions>
  </Dialog>
)
