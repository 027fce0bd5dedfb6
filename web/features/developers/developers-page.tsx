import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fixedApiPaths, pagePaths } from '../../../contract/paths'
import { maxApiKeys } from '../../../domain/accounts/api-key'
import { retentionPeriods } from '../../../domain/legal/retention-periods'
import { ButtonLink } from '../../ui/buttons/button'
import { CopyButton } from '../../ui/buttons/copy-button'
import { Notice } from '../../ui/feedback/notice'
import { Card } from '../../ui/layout/card'
import styles from './developers.module.css'
import { writeExample } from './write-example'

export type DevelopersPageProps = {
  /** The site's origin, such as "https://amivoix.example", on which the WebSocket's URL is based. */
  origin: string
  /** The companion of the example; null when no companion can be called. */
  companion: { id: string; name: string } | null
  /** Hosts of the third parties that may receive what is said in a call. */
  thirdParties: readonly string[]
  /** Whether the server has a recogniser for spoken words. */
  hasRecogniser: boolean
  /** The user's API keys; null for a visitor, who is told how to get one. */
  keys: ReactNode
}

/** Explains how programs call a companion, shows the user's API keys and gives a runnable example. */
export function DevelopersPage(props: DevelopersPageProps) {
  const { origin, companion, thirdParties, hasRecogniser, keys } = props
  const url = `${origin.replace(/^http/, 'ws')}${fixedApiPaths.realtime}?model=${companion?.id ?? 'compagnon'}`
  return (
    <>
      <div className={styles.intro}>
        <p>
          Vos propres programmes peuvent appeler un compagnon{'\u00a0'}: une enceinte, un téléphone,
          un jeu. Ils utilisent le protocole OpenAI Realtime sur WebSocket, avec une clé créée ici.
        </p>
        <ul>
          <li>
            Le prix est celui d’un appel ici{'\u00a0'}: les mêmes minutes, comptées de la même
            façon, avec le même reçu dans votre historique.
          </li>
          <li>Les tours de parole, les interruptions et la sécurité sont aussi les mêmes.</li>
          <li>Un seul appel à la fois par compte, depuis une page ou un programme.</li>
        </ul>
      </div>
      <Section id="cles" title={keys ? 'Vos clés' : 'Une clé par programme'}>
        <p className="muted">
          {maxApiKeys} clés au plus. Une clé se garde dans la configuration d’un serveur ou d’un
          appareil, jamais dans une page web{'\u00a0'}: une connexion depuis un navigateur est
          refusée.
        </p>
        {keys ?? <SignInForKeys />}
      </Section>
      <Section id="exemple" title="Un exemple à lancer">
        <p className="muted">
          Avec Node 22 et le client officiel{'\u00a0'}:{' '}
          <code>npm install @openai/agents-realtime</code>. Cet exemple écrit{' '}
          {companion ? `à ${companion.name}` : 'au compagnon'} et affiche la réponse.
        </p>
        <Example code={writeExample(url)} />
      </Section>
      <Section id="limites" title="Ce qui change, ce qui ne change pas">
        <dl className={styles.facts}>
          <dt>Adresse</dt>
          <dd>
            <code>{url}</code>
          </dd>
          <dt>Son</dt>
          <dd>PCM 16 bits, mono, 24{'\u00a0'}kHz, en base64, dans les deux sens.</dd>
          <dt>Ce que vous choisissez</dt>
          <dd>
            Le compagnon, la réponse sonore ou écrite, et ce qui termine un tour{'\u00a0'}: le
            serveur, ou vous, avec <code>turn_detection: null</code>.
          </dd>
          <dt>Ce qui reste au compagnon</dt>
          <dd>
            Ses consignes, sa voix, son caractère. <code>instructions</code> et <code>voice</code>{' '}
            sont ignorés, les outils refusés.
          </dd>
          <dt>Limites</dt>
          <dd>
            Trois heures par appel, dix appels par minute, une fois et demie le temps réel pour le
            son, une minute par tour que vous terminez vous-même. Un silence de deux minutes met fin
            à l’appel, une déconnexion aussi.
          </dd>
        </dl>
      </Section>
      <Section id="donnees" title="Ce qui est envoyé à d’autres services">
        <Notice>
          <p>
            {thirdParties.length === 0
              ? 'Rien\u00a0: ce qui est dit reste sur les ordinateurs de l’exploitant.'
              : `Ce qui est dit peut être envoyé à ${thirdParties.join(', ')}, seulement avec votre accord, donné clé par clé.`}
          </p>
          {!hasRecogniser && (
            <p>
              Aucune reconnaissance vocale n’est configurée ici{'\u00a0'}: le compagnon entend qu’on
              parle sans comprendre les mots, et répond à ce qui est écrit.
            </p>
          )}
        </Notice>
        <p>
          La voix n’est jamais enregistrée. Une clé révoquée est effacée après{' '}
          {retentionPeriods.revokedApiKeyDays} jours.{' '}
          <Link className="link" to={pagePaths.privacy}>
            Politique de confidentialité
          </Link>
        </p>
        <p>
          {/* Not a router link, because the API reference is not a page of the app. */}
          <a className="link" href={fixedApiPaths.apiReference}>
            Toute l’API, clés comprises
          </a>
        </p>
      </Section>
    </>
  )
}

const returnQuery = new URLSearchParams({ next: pagePaths.developers })

const SignInForKeys = () => (
  <>
    <p>
      Une clé appartient à un compte{'\u00a0'}: ses appels utilisent les minutes de ce compte. Les
      cinq premières sont offertes à l’inscription.
    </p>
    <div className={styles.signIn}>
      <ButtonLink kind="primary" to={`${pagePaths.login}?${returnQuery}`}>
        Se connecter pour créer une clé
      </ButtonLink>
      <ButtonLink to={`${pagePaths.register}?${returnQuery}`}>Créer un compte gratuit</ButtonLink>
    </div>
  </>
)

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

const Example = ({ code }: { code: string }) => (
  <Card className={styles.example}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
    <pre tabIndex={0}>
      <code>{code}</code>
    </pre>
    <div>
      <CopyButton text={code} label="Copier l’exemple" copiedLabel="Exemple copié" size="s" />
    </div>
  </Card>
)
