import type { ReactNode } from 'react'
import { profileFieldLabels } from '../../../../domain/profile/profile-answers'
import { isSensitiveOption, sensitiveFields } from '../../../../domain/profile/sensitive-answers'
import { profileAge, profileTextLimits } from '../../../../domain/profile/validate-profile'
import { type MultipleChoiceField, multipleChoices } from '../../../../domain/profile-interests'
import { type SingleChoiceField, singleChoices } from '../../../../domain/profile-options'
import { SelectField } from '../../../ui/forms/select-field'
import { TextAreaField } from '../../../ui/forms/text-area-field'
import { TextField } from '../../../ui/forms/text-field'
import styles from '../profile.module.css'
import { ChoiceChips } from './choice-chips'
import { InlineConsent, SensitiveConsent } from './sensitive-consent'
import type { ProfileEditor } from './use-profile-editor'

const noAnswer = 'Sans réponse'

type Props = {
  editor: ProfileEditor
  /** Called with true when the user checks the consent, with false when the user unchecks it. */
  onConsent: (isGiven: boolean) => void
}

export const AboutSection = ({ editor }: Props) => (
  <Section
    title="Vous"
    lede="Vos compagnons utilisent ces réponses pour vous parler avec plus de justesse. Tout est facultatif."
  >
    <div className={styles.pair}>
      <TextLine editor={editor} field="first_name" autoComplete="given-name" />
      <TextLine editor={editor} field="last_name" autoComplete="family-name" />
      <TextField
        name="age"
        label={profileFieldLabels.age}
        type="number"
        inputMode="numeric"
        min={profileAge.min}
        step={1}
        help={`${profileAge.min} ans minimum.`}
        value={editor.values.age}
        error={editor.errors.age}
        onChange={(event) => editor.setValue('age', event.target.value)}
      />
      <TextLine editor={editor} field="city" autoComplete="address-level2" />
      <SingleChoice editor={editor} field="profession" />
      <SingleChoice editor={editor} field="living_situation" />
    </div>
    <MultipleChoice editor={editor} field="work_environment" />
  </Section>
)

export const TemperamentSection = ({ editor }: Props) => (
  <Section title="Votre tempérament" lede="Comment vous êtes, comment vous aimez qu’on vous parle.">
    <div className={styles.pair}>
      <SingleChoice editor={editor} field="personality_type" />
      <SingleChoice editor={editor} field="social_type" />
      <SingleChoice editor={editor} field="style" />
      <SingleChoice editor={editor} field="conversation_depth" />
      <SingleChoice editor={editor} field="roleplay_preference" />
      <SelectField
        name="previous_experience"
        label={profileFieldLabels.previous_experience}
        options={{ oui: 'Oui', non: 'Non' }}
        emptyLabel={noAnswer}
        value={editor.values.previous_experience}
        error={editor.errors.previous_experience}
        onChange={(value) => editor.setValue('previous_experience', value)}
      />
    </div>
    <MultipleChoice editor={editor} field="ai_behavior_preference" />
  </Section>
)

export const WishesSection = ({ editor, onConsent }: Props) => (
  <Section
    title="Vos envies"
    lede="Choisissez-en autant que vous voulez. Un bouclier marque les réponses que la loi protège : elles demandent votre accord."
  >
    <MultipleChoice editor={editor} field="conversation_goal" onConsent={onConsent} />
    <MultipleChoice editor={editor} field="preferences" onConsent={onConsent} />
    <MultipleChoice editor={editor} field="ideal_partner_style" />
    <TextAreaField
      name="topics_to_avoid"
      label={profileFieldLabels.topics_to_avoid}
      rows={3}
      maxCharacters={profileTextLimits.topics_to_avoid}
      help="Vos compagnons n’aborderont pas ces sujets d’eux-mêmes. N’écrivez que ce que vous voulez bien nous confier."
      value={editor.values.topics_to_avoid}
      error={editor.errors.topics_to_avoid}
      onChange={(value) => editor.setValue('topics_to_avoid', value)}
    />
  </Section>
)

export const IntimateSection = ({ editor, onConsent }: Props) => (
  <Section
    title="Plus intime"
    lede="Des réponses que la loi protège. Sans votre accord, elles ne sont pas enregistrées ; le reste l’est."
  >
    <SingleChoice editor={editor} field="orientation" />
    <MultipleChoice editor={editor} field="attraction_triggers" />
    <SensitiveConsent
      isGiven={editor.values.has_sensitive_consent}
      isMissing={
        !editor.values.has_sensitive_consent &&
        sensitiveFields.some((field) => field in editor.errors)
      }
      onChange={onConsent}
    />
  </Section>
)

type SectionProps = { title: string; lede: string; children: ReactNode }

export const Section = ({ title, lede, children }: SectionProps) => (
  <section className={styles.section}>
    <header>
      <h2>{title}</h2>
      <p className="muted small">{lede}</p>
    </header>
    <div className={styles.fields}>{children}</div>
  </section>
)

type TextLineField = 'first_name' | 'last_name' | 'city'

const TextLine = ({
  editor,
  field,
  autoComplete,
}: {
  editor: ProfileEditor
  field: TextLineField
  autoComplete: string
}) => (
  <TextField
    name={field}
    label={profileFieldLabels[field]}
    dir="auto"
    autoComplete={autoComplete}
    value={editor.values[field]}
    error={editor.errors[field]}
    onChange={(event) => editor.setValue(field, event.target.value)}
  />
)

const SingleChoice = ({ editor, field }: { editor: ProfileEditor; field: SingleChoiceField }) => (
  <SelectField
    name={field}
    label={profileFieldLabels[field]}
    options={singleChoices[field]}
    emptyLabel={noAnswer}
    value={editor.values[field]}
    error={editor.errors[field]}
    onChange={(value) => editor.setValue(field, value)}
  />
)

type MultipleChoiceProps = {
  editor: ProfileEditor
  field: MultipleChoiceField
  /**
   * Passed for a field with some sensitive options: choosing one of these without the consent shows the consent
   * checkbox below the field.
   */
  onConsent?: Props['onConsent']
}

function MultipleChoice({ editor, field, onConsent }: MultipleChoiceProps) {
  const values = editor.values[field]
  const isSensitive = (option: string) =>
    onConsent !== undefined && isSensitiveOption(field, option)
  const isConsentMissing = !editor.values.has_sensitive_consent && values.some(isSensitive)
  return (
    <>
      <ChoiceChips
        name={field}
        label={profileFieldLabels[field]}
        options={multipleChoices[field]}
        values={values}
        error={editor.errors[field]}
        isSensitive={isSensitive}
        onChange={(chosen) => editor.setValue(field, chosen)}
      />
      {onConsent && isConsentMissing && <InlineConsent isGiven={false} onChange={onConsent} />}
    </>
  )
}
