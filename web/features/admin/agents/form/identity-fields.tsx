import { listTimbres } from '../../../../../domain/admin/companions/starter-speech'
import { type Category, categories, healthCategory } from '../../../../../domain/categories'
import { categoryTags } from '../../../../../domain/category-tags'
import { type Language, languages } from '../../../../../domain/languages'
import { portraitHues } from '../../../../../domain/portrait/traits/portrait-hues'
import { type VoiceGender, voiceGenders } from '../../../../../domain/voice-genders'
import { CheckboxChip } from '../../../../ui/forms/chip'
import { FieldError } from '../../../../ui/forms/field-error'
import { SelectField } from '../../../../ui/forms/select-field'
import { TextAreaField } from '../../../../ui/forms/text-area-field'
import { TextField } from '../../../../ui/forms/text-field'
import styles from './agent-form.module.css'
import { ImageField } from './image-field'
import type { AgentFormState } from './use-agent-form'

const categoryLabels = Object.fromEntries(
  Object.entries(categories).map(([key, { label }]) => [key, label]),
) as Record<Category, string>
const languageLabels = Object.fromEntries(
  Object.entries(languages).map(([key, { label }]) => [key, label]),
) as Record<Language, string>

const hueRanges = portraitHues.map(([first, last]) => `${first}–${last}`).join(', ')

/** Fields for what companion cards and the agent's page show. */
export function IdentityFields({ state }: { state: AgentFormState }) {
  const { draft, change, errors, isNew } = state
  const isHealth = draft.category === healthCategory

  /** Changes the category, and clears the tags, because each category has its own. */
  const changeCategory = (category: Category | '') =>
    category !== '' && change({ category, tags: [] })

  /** Changes the voice gender, and replaces a timbre that belongs to another gender. */
  function changeVoiceGender(voiceGender: VoiceGender | '') {
    if (voiceGender === '') return
    const [timbre] = listTimbres(voiceGender)
    const { speech } = draft
    const hasMatchingTimbre = speech === null || speech.voice.timbre.startsWith(voiceGender)
    change({
      voiceGender,
      ...(!hasMatchingTimbre &&
        timbre && { speech: { ...speech, voice: { ...speech.voice, timbre } } }),
    })
  }

  return (
    <fieldset className={styles.group}>
      <legend>Identité</legend>
      <div className={styles.columns}>
        <TextField
          name="id"
          label="ID"
          value={draft.id}
          readOnly={!isNew}
          error={errors.id}
          help={
            isNew
              ? 'Minuscules, chiffres et tirets. Il ne changera plus.'
              : 'Un ID ne change pas\u00a0: les conversations le nomment.'
          }
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ id: target.value })}
        />
        <TextField
          name="name"
          label="Nom"
          value={draft.name}
          error={errors.name}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          name="style"
          label="Style"
          value={draft.style}
          error={errors.style}
          help="La manière en quelques mots, comme «&nbsp;Voix douce, humour discret&nbsp;»."
          autoComplete="off"
          onChange={({ target }) => change({ style: target.value })}
        />
        <SelectField
          name="category"
          label="Catégorie"
          options={categoryLabels}
          value={draft.category}
          onChange={changeCategory}
        />
      </div>
      <ImageField state={state} />
      <TagChoice state={state} />
      <div className={styles.columns}>
        <SelectField
          name="voiceGender"
          label="Type de voix"
          options={voiceGenders}
          value={draft.voiceGender}
          onChange={changeVoiceGender}
        />
        <SelectField
          name="language"
          label="Langue"
          options={languageLabels}
          value={draft.language}
          onChange={(language) => language !== '' && change({ language })}
        />
        <TextField
          name="country"
          label="Pays"
          value={draft.country}
          error={errors.country}
          autoComplete="off"
          onChange={({ target }) => change({ country: target.value })}
        />
        <TextField
          name="flag"
          label="Drapeau"
          value={draft.flag}
          error={errors.flag}
          help="Un émoji de drapeau, ou rien."
          autoComplete="off"
          onChange={({ target }) => change({ flag: target.value })}
        />
        <TextField
          name="portraitHue"
          label="Teinte"
          type="number"
          inputMode="numeric"
          value={Number.isNaN(draft.portraitHue) ? '' : draft.portraitHue}
          error={errors.portraitHue}
          help={`La couleur des cartes et des appels, en degrés\u00a0: ${hueRanges}.`}
          onChange={({ target }) => change({ portraitHue: target.valueAsNumber })}
        />
      </div>
      <TextAreaField
        name="description"
        label="Description"
        rows={5}
        value={draft.description}
        error={errors.description}
        help={
          isHealth
            ? 'Doit dire que cet agent ne remplace pas un professionnel de santé.'
            : undefined
        }
        onChange={(description) => change({ description })}
      />
    </fieldset>
  )
}

function TagChoice({ state: { draft, change, errors } }: { state: AgentFormState }) {
  const setTagChosen = (tag: string, isChosen: boolean) =>
    change({ tags: isChosen ? [...draft.tags, tag] : draft.tags.filter((other) => other !== tag) })
  const allowedTags = categoryTags[draft.category]
  /** Tags of another category are shown, so that they can be removed. */
  const otherTags = draft.tags.filter((tag) => !allowedTags.includes(tag))
  return (
    <fieldset className={styles.tags}>
      <legend>Tags</legend>
      <div className={styles.chips}>
        {[...allowedTags, ...otherTags].map((tag) => (
          <CheckboxChip
            key={tag}
            name="tags"
            checked={draft.tags.includes(tag)}
            isInvalid={otherTags.includes(tag)}
            onChange={({ target }) => setTagChosen(tag, target.checked)}
          >
            {tag}
          </CheckboxChip>
        ))}
      </div>
      {errors.tags && <FieldError id="agent-tags-error">{errors.tags}</FieldError>}
    </fieldset>
  )
}
