import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { Icon } from '../../ui/icon'
import styles from './words-field.module.css'

type Properties = {
  companion: string
  field: RefObject<HTMLInputElement | null>
  /** What is typed so far; it outlives the field. */
  text: string
  onType: (text: string) => void
  /** false: the words did not leave. */
  onSend: (text: string) => boolean
  /** Escape, while the field has the focus. */
  onClose: () => void
}

/** What `conversation.item.create` takes (contract). */
const longestText = 4_000

/** Typed words carry a whole call as well as spoken ones. They stay here until they have left. */
export function WordsField({ companion, field, text, onType, onSend, onClose }: Properties) {
  const [isKept, setKept] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    const isSent = onSend(words)
    setKept(!isSent)
    if (isSent) onType('')
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // The call's own Escape asks to hang up.
    event.preventDefault()
    onClose()
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <label className="visually-hidden" htmlFor="call-words">
        Écrire à {companion}
      </label>
      <input
        ref={field}
        id="call-words"
        className={styles.input}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={leave}
        placeholder={`Écrire à ${companion}`}
        maxLength={longestText}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby={isKept ? 'call-words-kept' : undefined}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label="Envoyer"
        disabled={text.trim() === ''}
      >
        <Icon name="send" />
      </button>
      <p id="call-words-kept" className={styles.kept} role="status">
        {isKept && 'La ligne est coupée : votre message attend ici.'}
      </p>
    </form>
  )
}
