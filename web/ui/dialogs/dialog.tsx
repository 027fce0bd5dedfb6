import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

type Props = {
  isOpen: boolean
  /** Called on Escape and on a click outside. When absent, the user has to press one of the buttons. */
  onDismiss?: () => void
  title: string
  description?: ReactNode
  /**
   * 'form': wide enough for two columns of fields, and at most as high as 90 % of the window. 'long-text': so wide
   * that a long text fits the height of a laptop's screen.
   */
  size?: 'default' | 'form' | 'long-text'
  children: ReactNode
}

/** A modal dialog: a bottom sheet on phones, centred on wider screens. Traps and restores the focus. */
export function Dialog({
  isOpen,
  onDismiss,
  title,
  description,
  size = 'default',
  children,
}: Props) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onDismiss?.()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={[styles.dialog, styles[size]].filter(Boolean).join(' ')}>
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

/** The buttons of a dialog, side by side where there is room. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
