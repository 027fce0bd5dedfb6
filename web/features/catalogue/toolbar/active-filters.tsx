import { categories } from '../../../../domain/categories'
import { languages } from '../../../../domain/languages'
import { voiceGenders } from '../../../../domain/voice-genders'
import { Button } from '../../../ui/buttons/button'
import { FilterChip } from '../../../ui/forms/chip'
import { type CatalogueView, clearFilters } from '../view/catalogue-view'
import styles from './toolbar.module.css'

type Props = {
  view: CatalogueView
  onChange: (change: Partial<CatalogueView>) => void
}

/** Active filters as chips; pressing one removes it. */
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
      <Button kind="ghost" size="s" onClick={() => onChange(clearFilters(view))}>
        Effacer tout
      </Button>
    </div>
  )
}
