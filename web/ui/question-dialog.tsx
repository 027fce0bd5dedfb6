import type { ReactNode } from 'react'
import { Button } from './button'
import { Dialog, DialogActions } from './dialog'

type Properties = {
  isOpen: boolean
  title: string
  children: ReactNode
  /** The way out, first and safe. */
  stay: string
  go: string
  isBusy?: boolean
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
  onStay,
  onGo,
}: Properties) => (
  <Dialog isOpen={isOpen} onDismiss={onStay} title={title} description={children}>
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
