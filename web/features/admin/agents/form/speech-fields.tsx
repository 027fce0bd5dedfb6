import type { CompanionErrors } from '../../../../../domain/admin/companions/check-companion'
import {
  getLines,
  type SpeechList,
  speechListNames,
  type VoiceNumber,
  voiceRanges,
} from '../../../../../domain/admin/companions/check-speech'
import type { VoiceAndLines } from '../../../../../domain/admin/companions/companion-draft'
import {
  createStarterSpeech,
  isStarterPersona,
  listTimbres,
} from '../../../../../domain/admin/companions/starter-speech'
import type {
  FormOfAddress,
  PersonaRecord,
} from '../../../../../domain/companions/companion-persona'
import type { Timbre } from '../../../../../domain/companions/companion-voice'
import type { VoiceGender } from '../../../../../domain/voice-genders'
import { SelectField } from '../../../../ui/forms/select-field'
import { TextAreaField } from '../../../../ui/forms/text-area-field'
import { TextField } from '../../../../ui/forms/text-field'
import { ActivityField } from './activity-field'
import styles from './agent-form.module.css'

type Props = {
  speech: VoiceAndLines
  gender: VoiceGender
  errors: CompanionErrors
  onChange: (speech: VoiceAndLines) => void
}

const addressLabels: Record<FormOfAddress, string> = { tu: 'Tutoiement', vous: 'Vouvoiement' }

const timbreLabels: Record<string, string> = {
  warm: 'Chaleureux',
  clear: 'Clair',
  low: 'Grave',
  soft: 'Doux',
}

const voiceLabels: Record<VoiceNumber, string> = {
  wordsPerMinute: 'Débit (mots par minute)',
  pitch: 'Hauteur',
  pitchRange: 'Expressivité',
}

const speechListTexts: Record<SpeechList, { label: string; help: string }> = {
  greetings: {
    label: 'Salutations',
    help: 'Une phrase par ligne, au moins trois, sans question. {name} devient le prénom de la personne\u00a0; une phrase au moins s’en passe.',
  },
  aiNotices: {
    label: 'Mentions d’IA',
    help: 'Dites au premier appel de la journée. Chacune dit «\u00a0intelligence artificielle\u00a0» en toutes lettres.',
  },
  acknowledgements: {
    label: 'Accusés de réception',
    help: 'Courts, au moins cinq, ni approbation ni compréhension\u00a0: «\u00a0Je t’écoute.\u00a0»',
  },
  turnsOfPhrase: {
    label: 'Tournures',
    help: 'Au moins trois remarques que cet agent serait seul à faire.',
  },
  thanksReplies: { label: 'Réponses aux remerciements', help: 'Au moins deux.' },
  farewells: {
    label: 'Au revoir',
    help: 'Au moins trois, sans retenir la personne. {name} devient son prénom.',
  },
}

/** Fields for the voice of a companion, its form of address, lines, activities and instructions. */
export function SpeechFields({ speech, gender, errors, onChange }: Props) {
  const { voice, persona } = speech
  const changePersona = (newPersona: PersonaRecord) => onChange({ ...speech, persona: newPersona })

  /** Changes the form of address. If no starter line was edited, also replaces all lines with those for the new form. */
  function changeAddress(address: FormOfAddress | '') {
    if (address === '') return
    changePersona(
      isStarterPersona(persona)
        ? createStarterSpeech(gender, address).persona
        : { ...persona, address },
    )
  }

  return (
    <>
      <div className={styles.columns}>
        <SelectField
          name="timbre"
          label="Timbre"
          options={listTimbreLabels(gender, voice.timbre)}
          value={voice.timbre}
          error={errors.timbre}
          onChange={(timbre) =>
            timbre !== '' && onChange({ ...speech, voice: { ...voice, timbre } })
          }
        />
        <SelectField
          name="address"
          label="Tutoiement ou vouvoiement"
          options={addressLabels}
          value={persona.address}
          onChange={changeAddress}
        />
      </div>
      <div className={styles.numbers}>
        {(Object.keys(voiceRanges) as VoiceNumber[]).map((name) => (
          <TextField
            key={name}
            name={name}
            type="number"
            inputMode="numeric"
            label={voiceLabels[name]}
            help={`De ${voiceRanges[name][0]} à ${voiceRanges[name][1]}.`}
            value={Number.isNaN(voice[name]) ? '' : voice[name]}
            error={errors[name]}
            onChange={({ target }) =>
              onChange({ ...speech, voice: { ...voice, [name]: target.valueAsNumber } })
            }
          />
        ))}
      </div>
      {speechListNames.map((name) => (
        <TextAreaField
          key={name}
          name={name}
          label={speechListTexts[name].label}
          help={speechListTexts[name].help}
          rows={countRows(getLines(persona, name))}
          value={getLines(persona, name).join('\n')}
          error={errors[name]}
          onChange={(text) => changePersona(replaceLines(persona, name, text.split('\n')))}
        />
      ))}
      <ActivityField
        chosenIds={persona.activities ?? []}
        onChange={(activities) => changePersona({ ...persona, activities })}
      />
      <TextAreaField
        name="instructions"
        label="Consignes"
        help="Lues par le modèle de langue, s’il y en a un. Les dialogues écrits ne s’en servent pas."
        rows={4}
        value={speech.instructions}
        error={errors.instructions}
        onChange={(instructions) => onChange({ ...speech, instructions })}
      />
    </>
  )
}

/** One row more than there are lines, so that a line can be added; from 2 to 8 rows. */
const countRows = (lines: readonly string[]) => Math.min(8, Math.max(2, lines.length + 1))

const replaceLines = (persona: PersonaRecord, list: SpeechList, lines: string[]): PersonaRecord =>
  list === 'greetings' || list === 'aiNotices'
    ? { ...persona, [list]: lines }
    : { ...persona, manner: { ...persona.manner, [list]: lines } }

/** Returns the label of each timbre of a voice gender, and of the current timbre even if it belongs to another one. */
function listTimbreLabels(gender: VoiceGender, current: Timbre) {
  const timbres = new Set([...listTimbres(gender), current])
  return Object.fromEntries(
    [...timbres].map((timbre) => [timbre, timbreLabels[timbre.split('-')[1] ?? ''] ?? timbre]),
  ) as Record<Timbre, string>
}
