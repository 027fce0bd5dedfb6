import { type FormEvent, useId, useState } from 'react'
import { maxHelloLineLength } from '../../../../domain/companions/hello'
import { Icon } from '../../../ui/icons/icon'
import styles from './hello.module.css'

type Props = {
  name: string
  onSay: (text: string) => void
}

/** The text field for one line to the companion. */
export function HelloField({ name, onSay }: Props) {
  const id = useId()
  const [text, setText] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    onSay(text)
    setText('')
  }

  return (
    <form className={styles.field} method="post" onSubmit={send}>
      <label className="visually-hidden" htmlFor={id}>
        Répondre à {name}
      </label>
      <input
        id={id}
        className={styles.input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Ou écrivez-lui une ligne"
        maxLength={maxHelloLineLength}
        autoComplete="off"
        enterKeyHint="send"
      />
      <button type="submit" className={styles.send} aria-label="Envoyer">
        <Icon name="send" />
      </button>
    </form>
  )
}
