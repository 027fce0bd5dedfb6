import { type FormEvent, useRef } from 'react'
import { pagePaths } from '../../../contract/paths'
import { type HelpCategory, helpCategories } from '../../../domain/help/help-item'
import { type HelpFilter, maxHelpSearchLength } from '../../../domain/help/search-help'
import { Button } from '../../ui/buttons/button'
import { IconButton } from '../../ui/buttons/icon-button'
import { Chip, Chips } from '../../ui/forms/chip'
import { Icon } from '../../ui/icons/icon'
import styles from './help.module.css'
import { categoryParameter, readHelpFilter, searchParameter } from './help-query'

const chips: readonly (readonly [HelpCategory | null, string])[] = [
  [null, 'Tout'],
  ...(Object.entries(helpCategories) as [HelpCategory, string][]),
]

type Props = { filter: HelpFilter; onChange: (filter: HelpFilter) => void }

/**
 * Searches while typing. Without scripts each chip submits the form with its own category, and the button
 * or the Enter key submits it with the current category.
 */
export function HelpSearch({ filter, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onChange(readHelpFilter(new FormData(event.currentTarget, submitter)))
  }

  function clear() {
    onChange({ ...filter, search: '' })
    input.current?.focus()
  }

  return (
    <search>
      <form method="get" action={pagePaths.help} className={styles.search} onSubmit={submit}>
        <div className={styles.line}>
          <div className={styles.box}>
            <Icon name="search" />
            <input
              ref={input}
              type="search"
              name={searchParameter}
              className={styles.input}
              aria-label="Rechercher dans l’aide"
              placeholder="Rechercher une question"
              maxLength={maxHelpSearchLength}
              autoComplete="off"
              enterKeyHint="search"
              dir="auto"
              value={filter.search}
              onChange={({ target }) => onChange({ ...filter, search: target.value })}
            />
            {filter.search !== '' && (
              <IconButton icon="close" label="Effacer la recherche" onClick={clear} />
            )}
          </div>
          <span className={styles.send}>
            <Button
              type="submit"
              {...(filter.category && { name: categoryParameter, value: filter.category })}
            >
              Rechercher
            </Button>
          </span>
        </div>
        <fieldset className={styles.categories}>
          <legend className="visually-hidden">Catégories</legend>
          <Chips>
            {chips.map(([category, label]) => (
              <Chip
                key={label}
                type="submit"
                isPressed={filter.category === category}
                {...(category && { name: categoryParameter, value: category })}
              >
                {label}
              </Chip>
            ))}
          </Chips>
        </fieldset>
      </form>
    </search>
  )
}
