import type {
  CompanionEngine,
  VoiceAndLines,
} from '../../../../../domain/admin/companions/companion-draft'
import { createStarterSpeech } from '../../../../../domain/admin/companions/starter-speech'
import { createOwnAssistantId } from '../../../../../domain/companions/companion'
import { SelectField } from '../../../../ui/forms/select-field'
import { TextField } from '../../../../ui/forms/text-field'
import styles from './agent-form.module.css'
import { SpeechFields } from './speech-fields'
import type { AgentFormState } from './use-agent-form'

const engineLabels: Record<CompanionEngine, string> = {
  amivoix: 'Amivoix',
  hosted: 'Service vocal hébergé (Vapi)',
}

/** Fields for the engine that runs the calls and, for our own engine, for the agent's voice and lines. */
export function EngineFields({ state }: { state: AgentFormState }) {
  const { draft, change, errors } = state

  function changeEngine(engine: CompanionEngine | '') {
    if (engine === '') return
    const speech = draft.speech ?? createStarterSpeech(draft.voiceGender, 'tu')
    change({ engine, ...(engine === 'amivoix' && { speech }) })
  }

  return (
    <fieldset className={styles.group}>
      <legend>Voix et paroles</legend>
      <div className={styles.columns}>
        <SelectField
          name="engine"
          label="Moteur"
          options={engineLabels}
          value={draft.engine}
          error={errors.engine}
          onChange={changeEngine}
        />
        <TextField
          name="assistantId"
          label="VAPI Assistant ID"
          value={draft.engine === 'amivoix' ? createOwnAssistantId(draft.id) : draft.assistantId}
          readOnly={draft.engine === 'amivoix'}
          error={errors.assistantId}
          help={
            draft.engine === 'amivoix'
              ? 'Notre moteur tient l’appel.'
              : 'L’assistant qui tient l’appel chez le service vocal.'
          }
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ assistantId: target.value })}
        />
      </div>
      {draft.engine === 'amivoix' && draft.speech && (
        <SpeechFields
          speech={draft.speech}
          gender={draft.voiceGender}
          errors={errors}
          onChange={(speech: VoiceAndLines) => change({ speech })}
        />
      )}
    </fieldset>
  )
}
