import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ExportedTable } from '../../../../contract/account/account'
import { pagePaths } from '../../../../contract/paths'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { Button } from '../../../ui/buttons/button'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Notice } from '../../../ui/feedback/notice'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Icon } from '../../../ui/icons/icon'
import { Card } from '../../../ui/layout/card'
import { saveJson } from '../../../ui/save-file'
import styles from './data-page.module.css'

/** Lets users download the data stored about them, and says what each part is for (GDPR, art. 15 and 20). */
export const DataPage = () => (
  <>
    <DownloadCard />
    <section className={styles.contents} aria-labelledby="contenu-du-fichier">
      <h2 id="contenu-du-fichier">Ce que contient le fichier</h2>
      <PartList />
    </section>
    <section className={styles.contents} aria-labelledby="corriger-effacer">
      <h2 id="corriger-effacer">Corriger ou effacer</h2>
      <ul className={styles.links}>
        <li>
          <Link className="link" to={pagePaths.profile}>
            Votre profil
          </Link>
          {'\u00a0'}: vos réponses, ce que vos compagnons retiennent, la suppression du compte.
        </li>
        <li>
          <Link className="link" to={pagePaths.profileHistory}>
            Votre historique
          </Link>
          {'\u00a0'}: chaque conversation se relit et se supprime.
        </li>
        <li>
          <Link className="link" to={pagePaths.privacy}>
            La politique de confidentialité
          </Link>
          {'\u00a0'}: vos droits, et à qui écrire.
        </li>
      </ul>
    </section>
  </>
)

function DownloadCard() {
  const dataExport = useMutation({
    mutationFn: async () => (await loadApi()).account.exportData(),
    onSuccess: (data) => saveJson(`mes-donnees-amivoix-${data.createdAt.slice(0, 10)}.json`, data),
  })
  return (
    <Card className={styles.download}>
      <p>
        Un seul fichier réunit tout ce qu’Amivoix garde à votre sujet, à l’instant où vous le
        demandez. Il est au format JSON{'\u00a0'}: un éditeur de texte l’ouvre, et un autre service
        peut le lire. Votre voix n’y est pas, parce qu’elle n’est jamais enregistrée. N’y sont pas
        non plus les empreintes de mots de passe et de liens, qui ne servent qu’à protéger votre
        compte.
      </p>
      <p>
        Le fichier peut contenir ce que vous avez dit de plus intime{'\u00a0'}: gardez-le à l’abri
        des regards.
      </p>
      <div>
        <Button kind="primary" isBusy={dataExport.isPending} onClick={() => dataExport.mutate()}>
          <Icon name="download" />
          Télécharger mes données
        </Button>
      </div>
      <div aria-live="polite">
        {dataExport.error && (
          <Notice kind="failed">
            <p>{findFailureMessage(dataExport.error)}</p>
          </Notice>
        )}
        {dataExport.isSuccess && (
          <Notice kind="done">
            <p>Votre copie est prête{'\u00a0'}: elle est dans vos téléchargements.</p>
          </Notice>
        )}
      </div>
    </Card>
  )
}

function PartList() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account', 'data-parts'],
    queryFn: async () => (await loadApi()).account.listData(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data && error)
    return (
      <LoadFailure message={findFailureMessage(error)} onRetry={refetch} isRetrying={isFetching} />
    )
  if (!data) return <Skeleton height="40rem" />
  return (
    <Card className={styles.parts}>
      <dl>
        {data.map((part) => (
          <Part key={part.table} part={part} />
        ))}
      </dl>
    </Card>
  )
}

const Part = ({ part: { table, title, reason } }: { part: ExportedTable }) => (
  <div>
    <dt>
      {title} <code>{table}</code>
    </dt>
    <dd className="muted">{reason}</dd>
  </div>
)
