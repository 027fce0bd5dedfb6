import { categories } from '../../../../domain/categories'
import { languages } from '../../../../domain/languages'
import { voiceGenders } from '../../../../domain/voice-genders'
import { CheckboxChip } from '../../../ui/forms/chip'
import { SelectField } from '../../../ui/forms/select-field'
import { type CatalogueView, listAvailableTags } from '../view/catalogue-view'
import styles from './filters.module.css'

type Props = {
  view: CatalogueView
  onChange: (change: Partial<CatalogueView>) => void
}

/** Fields for category, voice, language and tags. */
export function FilterFields({ view, onChange }: Props) {
  const { category, voiceGender, language, tags } = view
  const toggle = (tag: string) =>
    onChange({ tags: tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag] })
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label="Catégorie"
          options={listLabels(categories)}
          emptyLabel="Toutes"
          value={category ?? ''}
          onChange={(chosen) => onChange({ category: chosen || null })}
        />
        <SelectField
          label="Type de voix"
          options={voiceGenders}
          emptyLabel="Toutes"
          value={voiceGender ?? ''}
          onChange={(chosen) => onChange({ voiceGender: chosen || null })}
        />
        <SelectField
          label="Langue"
          options={listLabels(languages)}
          emptyLabel="Toutes"
          value={language ?? ''}
          onChange={(chosen) => onChange({ language: chosen || null })}
        />
      </div>
      <fieldset>
        <legend className={styles.label}>Tags</legend>
        <div className={styles.tags}>
          {listAvailableTags(category).map((tag) => (
            <CheckboxChip key={tag} checked={tags.includes(tag)} onChange={() => toggle(tag)}>
              {tag}
            </CheckboxChip>
          ))}
        </div>
      </fieldset>
    </>
  )
}

const listLabels = <Key extends string>(record: Record<Key, { label: string }>) =>
  Object.fromEntries(
    Object.entries<{ label: string }>(record).map(([key, { label }]) => [key, label]),
  ) as Record<Key, string>
