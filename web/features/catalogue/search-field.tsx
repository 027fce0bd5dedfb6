import { useRef } from 'react'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { longestSearch } from './catalogue-view'
import styles from './toolbar.module.css'

type Properties = { value: string; onChange: (value: string) => void; onBlur: () => void }

/** Shows what is found while one types. */
export function SearchField({ value, onChange, onBlur }: Properties) {
  const input = useRef<HTMLInputElement>(null)

  function empty() {
    onChange('')
    input.current?.focus()
  }

  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className={styles.searchInput}
        aria-label="Rechercher un compagnon"
        placeholder="Prénom, style, envie…"
        maxLength={longestSearch}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {value !== '' && <IconButton icon="close" label="Effacer la recherche" onClick={empty} />}
    </search>
  )
}
