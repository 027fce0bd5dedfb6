import { profileTextLimits } from '../../../domain/profile/profile-rules'
import { Button } from '../../ui/button'
import { LongText } from '../../ui/long-text'
import { Section } from './form-sections'
import type { ProfileEditor } from './use-profile-editor'

type Properties = { editor: ProfileEditor; onRewrite: () => void }

/** What a companion reads before a call, in front of the person it is about (01). */
export function SummarySection({ editor, onRewrite }: Properties) {
  const { stored, values, faults, isSaving } = editor
  const isOwnWords =
    stored.is_summary_edited || values.user_profile_summary !== (stored.user_profile_summary ?? '')
  return (
    <Section
      title="Ce que vos compagnons savent de vous"
      lede="Un résumé de vos réponses, lu avant chaque appel. Il se met à jour quand vous enregistrez ; vous pouvez aussi l’écrire vous-même."
    >
      <LongText
        name="user_profile_summary"
        label="Votre résumé"
        rows={6}
        mostCharacters={profileTextLimits.user_profile_summary}
        help={explain(isOwnWords, values.user_profile_summary === '')}
        value={values.user_profile_summary}
        error={faults.user_profile_summary}
        onChange={(value) => editor.setValue('user_profile_summary', value)}
      />
      {isOwnWords && (
        <p>
          <Button size="s" isBusy={isSaving} onClick={onRewrite}>
            Réécrire à partir de mes réponses
          </Button>
        </p>
      )}
    </Section>
  )
}

function explain(isOwnWords: boolean, isEmpty: boolean) {
  if (isOwnWords)
    return isEmpty
      ? 'Vous l’avez vidé : vos compagnons ne liront rien de vous.'
      : 'Ce sont vos mots : ils restent tels quels, même si vos réponses changent.'
  return isEmpty
    ? 'Il s’écrira à partir de vos réponses, quand vous les aurez enregistrées.'
    : 'Écrit à partir de vos réponses enregistrées.'
}
