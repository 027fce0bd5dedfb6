import { profileTextLimits } from '../../../../domain/profile/validate-profile'
import { Button } from '../../../ui/buttons/button'
import { TextAreaField } from '../../../ui/forms/text-area-field'
import { Section } from './form-sections'
import type { ProfileEditor } from './use-profile-editor'

type Props = { editor: ProfileEditor; onRewrite: () => void }

/** The summary that companions read before a call. The user can edit it, or have it composed again. */
export function SummarySection({ editor, onRewrite }: Props) {
  const { storedProfile, values, errors, isSaving } = editor
  const isOwnText =
    storedProfile.is_summary_edited ||
    values.user_profile_summary !== (storedProfile.user_profile_summary ?? '')
  return (
    <Section
      title="Ce que vos compagnons savent de vous"
      lede="Un résumé de vos réponses, lu avant chaque appel. Il se met à jour quand vous enregistrez ; vous pouvez aussi l’écrire vous-même."
    >
      <TextAreaField
        name="user_profile_summary"
        label="Votre résumé"
        rows={6}
        maxCharacters={profileTextLimits.user_profile_summary}
        help={describeSummary({ isOwnText, isEmpty: values.user_profile_summary === '' })}
        value={values.user_profile_summary}
        error={errors.user_profile_summary}
        onChange={(value) => editor.setValue('user_profile_summary', value)}
      />
      {isOwnText && (
        <p>
          <Button size="s" isBusy={isSaving} onClick={onRewrite}>
            Réécrire à partir de mes réponses
          </Button>
        </p>
      )}
    </Section>
  )
}

function describeSummary({ isOwnText, isEmpty }: { isOwnText: boolean; isEmpty: boolean }) {
  if (isOwnText)
    return isEmpty
      ? 'Vous l’avez vidé : vos compagnons ne liront rien de vous.'
      : 'Ce sont vos mots : ils restent tels quels, même si vos réponses changent.'
  return isEmpty
    ? 'Il s’écrira à partir de vos réponses, quand vous les aurez enregistrées.'
    : 'Écrit à partir de vos réponses enregistrées.'
}
