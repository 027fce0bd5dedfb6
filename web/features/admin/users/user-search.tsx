import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button'
import { TextField } from '../../../ui/forms/text-field'
import { Icon } from '../../../ui/icons/icon'
import styles from './users.module.css'

type Props = { search: string; onSearch: (text: string) => void }

/**
 * The search field above the list of users. A text that contains "@" finds users by the beginning
 * of their e-mail address. Any other text finds them by the beginning of their id (at least four
 * hexadecimal digits), or of words in their names (username and first name) or in the local part of their address.
 */
export function UserSearch({ search, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search)
  const [shownSearch, setShownSearch] = useState(search)
  // A new search in the URL, for example after the back button, replaces what was typed.
  if (shownSearch !== search) {
    setShownSearch(search)
    setText(search)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(text.trim())
  }

  function clear() {
    onSearch('')
    input.current?.focus()
  }

  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          ref={input}
          label="Rechercher par email, pseudo, prénom ou identifiant"
          type="search"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">
          <Icon name="search" size="s" />
          Rechercher
        </Button>
        {search !== '' && (
          <Button kind="ghost" onClick={clear}>
            Effacer
          </Button>
        )}
      </form>
    </search>
  )
}
