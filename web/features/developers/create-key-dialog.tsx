import { useState } from 'react'
import {
  type ApiKeyScope,
  apiKeyNameMaxLength,
  maxMonthlyMinutes,
} from '../../../domain/accounts/api-key'
import { findFailureMessage } from '../../api/decode-problem'
import { CheckedForm, readText, useCheckedForm } from '../../forms/checked-form'
import { Button } from '../../ui/buttons/button'
import { CopyButton } from '../../ui/buttons/copy-button'
import { Dialog, DialogActions } from '../../ui/dialogs/dialog'
import { Notice } from '../../ui/feedback/notice'
import { Checkbox } from '../../ui/forms/checkbox'
import { ErrorSummary } from '../../ui/forms/error-summary'
import { TextField } from '../../ui/forms/text-field'
import styles from './developers.module.css'
import { useCreateKey } from './key-queries'

type Props = {
  /** Hosts of the third parties that may receive what is said in a call. */
  thirdParties: readonly string[]
  onClose: () => void
}

/** Asks what a new key may do, then shows the key. It is shown only once, because only its hash is stored. */
export function CreateKeyDialog({ thirdParties, onClose }: Props) {
  const [createdKey, setCreatedKey] = useState<string | null>(null)
  if (createdKey !== null)
    return (
      <Dialog
        isOpen
        title="Votre clé"
        description={
          <p>
            Copiez-la maintenant{'\u00a0'}: elle ne sera plus affichée. Toute personne qui la
            possède peut dépenser vos minutes.
          </p>
        }
      >
        <code className={styles.key}>{createdKey}</code>
        <DialogActions>
          <CopyButton text={createdKey} label="Copier la clé" copiedLabel="Clé copiée" />
          <Button kind="primary" onClick={onClose}>
            Je l’ai gardée
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog isOpen onDismiss={onClose} title="Nouvelle clé">
      <KeyForm thirdParties={thirdParties} onCancel={onClose} onCreated={setCreatedKey} />
    </Dialog>
  )
}

type FormProps = {
  thirdParties: readonly string[]
  onCancel: () => void
  onCreated: (key: string) => void
}

function KeyForm({ thirdParties, onCancel, onCreated }: FormProps) {
  const creation = useCreateKey()
  const { form, errors } = useCheckedForm({
    findErrors: findKeyErrors,
    isSending: creation.isPending,
    onSend: (formData) =>
      creation.mutate(readDraft(formData, thirdParties), {
        onSuccess: ({ key }) => onCreated(key),
      }),
  })
  return (
    <CheckedForm form={form} className={styles.form}>
      <ErrorSummary errors={form.announcedErrors} />
      <TextField
        label="Nom"
        name="name"
        maxLength={apiKeyNameMaxLength}
        autoComplete="off"
        help={'Pour la reconnaître, par exemple «\u00a0Enceinte du salon\u00a0».'}
        error={errors.name}
        required
      />
      <TextField
        label="Limite par mois, en minutes (facultatif)"
        name="monthlyMinutes"
        inputMode="numeric"
        autoComplete="off"
        help={
          'Sans limite, la clé peut dépenser toutes vos minutes. Un appel s’arrête quand la limite est atteinte.'
        }
        error={errors.monthlyMinutes}
      />
      <div>
        <Checkbox name="memory">
          Garder le texte de ces appels, leur résumé et des souvenirs, si j’y ai consenti pour mes
          appels
        </Checkbox>
        {thirdParties.length > 0 && (
          <Checkbox name="sharing">
            Envoyer ce qui est dit dans ces appels à {thirdParties.join(', ')}. Sans cet accord, ces
            services ne sont pas utilisés.
          </Checkbox>
        )}
        <Checkbox name="use" error={errors.use} required>
          Seules des personnes majeures, informées qu’elles parlent à une intelligence artificielle,
          se serviront de cette clé
        </Checkbox>
      </div>
      {creation.error && (
        <Notice kind="failed">
          <p>{findFailureMessage(creation.error)}</p>
        </Notice>
      )}
      <DialogActions>
        <Button size="l" onClick={onCancel}>
          Annuler
        </Button>
        <Button kind="primary" size="l" type="submit" isBusy={creation.isPending}>
          Créer la clé
        </Button>
      </DialogActions>
    </CheckedForm>
  )
}

function findKeyErrors(formData: FormData) {
  const minutes = readText(formData, 'monthlyMinutes').trim()
  const isPositiveInteger = /^\d{1,5}$/.test(minutes) && Number(minutes) >= 1
  return {
    ...(readText(formData, 'name').trim() === '' && { name: 'Donnez un nom à la clé' }),
    ...(minutes !== '' &&
      (!isPositiveInteger || Number(minutes) > maxMonthlyMinutes) && {
        monthlyMinutes: `Un nombre entier de minutes, de 1 à ${maxMonthlyMinutes.toLocaleString('fr-FR')}`,
      }),
    ...(!formData.has('use') && { use: 'Cette confirmation est nécessaire' }),
  }
}

function readDraft(formData: FormData, thirdParties: readonly string[]) {
  const minutes = readText(formData, 'monthlyMinutes').trim()
  const scopes: ApiKeyScope[] = formData.has('memory') ? ['calls', 'memory'] : ['calls']
  return {
    name: readText(formData, 'name').trim(),
    scopes,
    sharedWith: formData.has('sharing') ? [...thirdParties] : [],
    monthlyMinutes: minutes === '' ? null : Number(minutes),
    hasConfirmedUse: true as const,
  }
}
