import type { FormEvent } from 'react'
import { readText } from '../../../forms/use-checked-form'
import { Button } from '../../../ui/buttons/button'
import { TextField } from '../../../ui/forms/text-field'
import { Icon } from '../../../ui/icons/icon'
import styles from './users.module.css'

type Props = { search: string; onSearch: (text: string) => void }

/** Searches by the beginning of an address, a pseudo, a first name or an id. */
export function UserSearch({ search, onSearch }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(readText(new FormData(event.currentTarget), 'q').trim())
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label="Rechercher par email, pseudo, prénom ou identifiant"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
        />
        <Button type="submit">
          <Icon name="search" size="s" />
          Rechercher
        </Button>
        {search !== '' && (
          <Button kind="ghost" onClick={() => onSearch('')}>
            Effacer
          </Button>
        )}
      </form>
    </search>
  )
}
