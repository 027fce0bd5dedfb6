import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { maxCallerTextLength } from '../../../../domain/conversations/caller-text'
import { Icon } from '../../../ui/icons/icon'
import styles from './message-field.module.css'

type Props = {
  companion: string
  field: RefObject<HTMLTextAreaElement | null>
  /** The text typed so far. The parent keeps it while the field is closed. */
  text: string
  onType: (text: string) => void
  /** Returns false when the text could not be sent. */
  onSend: (text: string) => boolean
  /**
   * Whether the call is connected. A text that could not be sent is sent when the connection returns, unless the caller
   * has changed it meanwhile.
   */
  isConnected: boolean
  /** Called on Escape while the field has the focus. */
  onClose: () => void
}

/**
 * A text field for writing to the companion instead of speaking. Grows to four lines. Enter sends,
 * Shift+Enter starts a new line. Keeps the text until it is sent.
 */
export function MessageField({ isConnected, companion, field, text, ...callbacks }: Props) {
  const { onType, onSend, onClose } = callbacks
  const [isUnsent, setUnsent] = useState(false)
  useEffect(() => {
    if (isUnsent && isConnected) sendText()
  })

  function send(event: FormEvent) {
    event.preventDefault()
    sendText()
  }

  function sendText() {
    const message = text.trim()
    if (message === '') return
    const wasSent = onSend(message)
    setUnsent(!wasSent)
    if (wasSent) onType('')
  }

  function handleKey(event: KeyboardEvent) {
    // Enter also accepts a suggestion of an input method.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
      return send(event)
    if (event.key !== 'Escape') return
    // Disables the call's own shortcut for Escape, which would ask to hang up.
    event.preventDefault()
    onClose()
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <label className="visually-hidden" htmlFor="call-message">
        Écrire à {companion}
      </label>
      <div className={styles.box} data-text={text}>
        <textarea
          ref={field}
          id="call-message"
          className={styles.input}
          rows={1}
          value={text}
          onChange={(event) => {
            setUnsent(false)
            onType(event.target.value)
          }}
          onKeyDown={handleKey}
          placeholder={`Écrire à ${companion}`}
          maxLength={maxCallerTextLength}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={isUnsent ? 'call-message-unsent' : undefined}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label="Envoyer"
          disabled={text.trim() === ''}
        >
          <Icon name="send" />
        </button>
      </div>
      <p id="call-message-unsent" className={styles.unsent} role="status">
        {isUnsent && 'La ligne est coupée\u00a0: votre message partira dès qu’elle revient.'}
      </p>
    </form>
  )
}
