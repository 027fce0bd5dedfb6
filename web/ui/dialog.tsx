import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

type Properties = {
  isOpen: boolean
  /** Escape or a press beside; without it the dialog has to be answered. */
  onDismiss?: () => void
  title: string
  description?: ReactNode
  children: ReactNode
}

/** A bottom sheet on phones, centred above. Focus stays inside and returns where it was. */
export function Dialog({ isOpen, onDismiss, title, description, children }: Properties) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onDismiss?.()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={styles.dialog}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {description && (
            <Base.Description className="muted" render={<div />}>
              {description}
            </Base.Description>
          )}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The answers, side by side where there is room. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
