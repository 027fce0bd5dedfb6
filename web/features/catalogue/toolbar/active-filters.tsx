import { categories } from '../../../../domain/categories'
import { languages } from '../../../../domain/languages'
import { voiceGenders } from '../../../../domain/voice-genders'
import { Button } from '../../../ui/buttons/button'
import { FilterChip } from '../../../ui/forms/chip'
import { type CatalogueView, clearSearchAndFilters } from '../view/catalogue-view'
import styles from './toolbar.module.css'

type Props = {
  view: CatalogueView
  onChange: (change: Partial<CatalogueView>) => void
}

/** Active filters as chips that remove them, and a button that clears the search and all filters. */
export function ActiveFilters({ view, onChange }: Props) {
  const { category, voiceGender, language, tags } = view
  return (
    <div className={styles.active}>
      {category && (
        <FilterChip onRemove={() => onChange({ category: null })}>
          {categories[category].label}
        </FilterChip>
      )}
      {voiceGender && (
        <FilterChip onRemove={() => onChange({ voiceGender: null })}>
          {`Voix ${voiceGenders[voiceGender].toLowerCase()}`}
        </FilterChip>
      )}
      {language && (
        <FilterChip onRemove={() => onChange({ language: null })}>
          {languages[language].label}
        </FilterChip>
      )}
      {tags.map((tag) => (
        <FilterChip
          key={tag}
          onRemove={() => onChange({ tags: tags.filter((other) => other !== tag) })}
        >
          {tag}
        </FilterChip>
      ))}
      <Button kind="ghost" size="s" onClick={() => onChange(clearSearchAndFilters(view))}>
        Effacer tout
      </Button>
    </div>
  )
}
