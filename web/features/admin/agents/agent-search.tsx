import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icons/icon'
import styles from './agents.module.css'

/** The search starts after a pause in typing of this length, because each search is a request. */
const typingPauseMs = 250

type Props = { value: string; onSearch: (text: string) => void }

/** Searches by name, id and style while typing. */
export function AgentSearch({ value, onSearch }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Shows a search that the back button or a link has put into the URL, unless the user may be typing in the field.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])

  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label="Rechercher un agent"
        placeholder="Nom, ID, style…"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        defaultValue={value}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onSearch(target.value.trim()), typingPauseMs)
        }}
      />
    </search>
  )
}
