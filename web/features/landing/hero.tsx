import { useRef, useState } from 'react'
import type { HelloOpening } from '../../../contract/companions/hello'
import { pagePaths } from '../../../contract/paths'
import { findLayerUrl, speakingLayers } from '../../../domain/portrait/picture/speaking-layers'
import { ButtonLink } from '../../ui/buttons/button'
import { Icon } from '../../ui/icons/icon'
import { PlayingBars } from '../../ui/icons/playing-bars'
import { HelloButton } from './hello/hello-button'
import styles from './hero.module.css'
import portrait from './hero-portrait.svg?url&no-inline'
import waves from './hero-waves.svg?url&no-inline'

type Props = {
  isSignedIn: boolean
  /** The hello on the landing page; null when it could not be loaded. */
  hello: HelloOpening | null
}

/** The top of the landing page. */
export function Hero({ isSignedIn, hello }: Props) {
  const portraitFrame = useRef<HTMLDivElement>(null)
  const [isTalking, setTalking] = useState(false)
  return (
    <section className={styles.hero}>
      <div className={`page ${styles.inside}`}>
        <div ref={portraitFrame} className={styles.art} data-talking={isTalking || undefined}>
          <svg
            className={styles.waves}
            viewBox="0 0 760 624"
            preserveAspectRatio="xMaxYMid meet"
            aria-hidden="true"
          >
            <use href={`${waves}#waves`} />
          </svg>
          <div className={styles.picture}>
            <img src={portrait} alt="" width="400" height="480" fetchPriority="high" />
            {isTalking && <SpeakingLayers />}
          </div>
          {hello && !isSignedIn ? (
            <HelloButton opening={hello} portrait={portraitFrame} onToggle={setTalking} />
          ) : (
            <p className={styles.greeting}>
              <PlayingBars />
              <span className="voice">Bonsoir. Je t’écoute.</span>
            </p>
          )}
        </div>
        <div className={styles.words}>
          <h1>Vivez une expérience sensorielle unique</h1>
          <p className="lede">
            Décrochez, parlez, laissez venir. Des compagnons de voix vous écoutent et vous répondent
            à <span className="unbroken">mi-voix</span>, en français, à toute heure.
          </p>
          <div className={styles.actions}>
            {isSignedIn ? (
              <ButtonLink kind="primary" size="l" to={pagePaths.dashboard}>
                Accéder aux compagnons
              </ButtonLink>
            ) : (
              <>
                <ButtonLink kind="primary" size="l" to={pagePaths.register}>
                  Commencer gratuitement
                </ButtonLink>
                <ButtonLink size="l" to={pagePaths.login}>
                  Se connecter
                </ButtonLink>
              </>
            )}
          </div>
          <p className="small muted row row--nowrap" style={{ '--row': '0.5rem' }}>
            <Icon name="shield" size="s" />
            Compagnons d’intelligence artificielle, réservés aux adultes.
          </p>
        </div>
      </div>
    </section>
  )
}

/** hero-portrait.svg is a copy of this portrait, whose layers the server provides. */
const portraitPath = '/portraits/margaux.svg'

/** The open mouths and the light of the voice, invisible until the companion speaks. */
const SpeakingLayers = () =>
  speakingLayers.map((layer, i) => (
    <img
      key={layer}
      src={findLayerUrl(portraitPath, layer) ?? undefined}
      alt=""
      className={layer === 'light' ? styles.light : styles.mouth}
      style={{ '--i': i }}
    />
  ))
