import { type ReactNode, useEffect, useRef } from 'react'
import {
  formatMailLink,
  formatMailText,
  type PreparedMail,
} from '../../../../domain/contact/mail-link'
import { Button } from '../../../ui/buttons/button'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { Icon } from '../../../ui/icons/icon'
import { Card } from '../../../ui/layout/card'
import styles from '../contact.module.css'

type Props = {
  title: string
  address: string
  mail: PreparedMail
  /** Label of the button that returns to the form. */
  againLabel: string
  onAgain: () => void
  children: ReactNode
}

/** Says that the mail program was opened, and what to do if nothing happened. */
export function PreparedMailCard({ title, address, mail, againLabel, onAgain, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className={styles.card} aria-labelledby="prepared">
      <h2 id="prepared" ref={heading} tabIndex={-1} className={styles.done}>
        <Icon name="check" />
        {title}
      </h2>
      {children}
      <p className="muted">
        Votre messagerie ne s’est pas ouverte{'\u00a0'}? Écrivez directement à{' '}
        <a className={`link ${styles.address}`} href={`mailto:${address}`}>
          {address}
        </a>
        {'\u00a0'}: copiez le message, puis collez-le dans votre messagerie.
      </p>
      <div className={styles.actions}>
        <a className="link" href={formatMailLink(address, mail)}>
          Ouvrir de nouveau la messagerie
        </a>
        <CopyButton
          text={formatMailText(mail)}
          label="Copier le message"
          copiedLabel="Message copié"
        />
        <Button onClick={onAgain}>{againLabel}</Button>
      </div>
    </Card>
  )
}
