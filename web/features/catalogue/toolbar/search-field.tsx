import { useRef } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Icon } from '../../../ui/icons/icon'
import { maxSearchLength } from '../view/catalogue-view'
import styles from './toolbar.module.css'

type Props = { value: string; onChange: (value: string) => void; onBlur: () => void }

/** The search field of the catalogue, with a button that empties it. */
export function SearchField({ value, onChange, onBlur }: Props) {
  const input = useRef<HTMLInputElement>(null)

  function clear() {
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
        maxLength={maxSearchLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {value !== '' && <IconButton icon="close" label="Effacer la recherche" onClick={clear} />}
    </search>
  )
}
