import { lazy, type ReactNode, Suspense } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import type { VoiceSample } from '../../../contract/companions/samples'
import { pagePaths } from '../../../contract/paths'
import { categories, healthCategory } from '../../../domain/categories'
import { AverageRating } from '../../ui/companions/average-rating'
import { Tag } from '../../ui/companions/tag'
import { Notice } from '../../ui/feedback/notice'
import { categoryIcons } from '../../ui/icons/category-icons'
import { VoiceGenderIcon } from '../../ui/icons/voice-gender-icon'
import { useBottomInset } from '../../ui/layout/bottom-inset'
import { CallButtons, type CallButtonsProps } from './call-buttons'
import { CallCard } from './call-card'
import styles from './companion-page.module.css'
import { CountryFlag } from './country/country-flag'
import { describeLanguage } from './describe-language'
import { PlayablePortrait } from './portrait/playable-portrait'
import { PortraitBar } from './portrait/portrait-bar'
import { SignInPrompt } from './sign-in-prompt'
import { SimilarCompanions } from './similar-companions'

/** Rendered by the server. The browser loads its script after that of the page. */
const SharePanel = lazy(async () => ({
  default: (await import('./share/share-panel')).SharePanel,
}))

type Props = {
  companion: Agent
  /** The companion's greeting; null for a hosted companion, or when the greeting could not be loaded. */
  sample: VoiceSample | null
  similar: readonly Agent[]
  /** null for visitors. */
  minutesLeft: number | null
  /** The absolute URL, for sharing. */
  url: string
  /** Rendered beside the name, or in the corner of a card. */
  renderFavouriteButton: (companion: Agent, place: 'inline' | 'corner') => ReactNode
  /** Whether the call is being opened; the call buttons are then busy. */
  isOpening: boolean
  /**
   * Whether the call card says that the companion is an AI; false when the dialog before the first
   * call says so.
   */
  hasAiDisclosure: boolean
  onCall: () => void
  /** For signed-in users: the time budget, and who recognises the caller's words. */
  callSettings: ReactNode
  /** Notices for signed-in users, above the call button. */
  banner?: ReactNode
  /** The report button, at the end. */
  report: ReactNode
}

/** The page of a companion. */
export function CompanionPage(props: Props) {
  const {
    companion,
    sample,
    similar,
    minutesLeft,
    url,
    renderFavouriteButton,
    banner,
    isOpening,
    hasAiDisclosure,
    onCall,
  } = props

  const buttonProps = { name: companion.name, isOpening, onCall }
  return (
    <>
      <div
        className={`page ${styles.page}`}
        data-companion=""
        style={{ '--companion-hue': companion.portraitHue }}
      >
        <PlayablePortrait
          name={companion.name}
          image={companion.image}
          sampleAudio={sample?.audio ?? null}
        >
          <PortraitBar
            backPath={minutesLeft === null ? pagePaths.home : pagePaths.dashboard}
            minutesLeft={minutesLeft}
          />
        </PlayablePortrait>
        <Identity
          companion={companion}
          favouriteButton={renderFavouriteButton(companion, 'inline')}
        />
        <div className={styles.side}>
          {banner}
          {minutesLeft === null ? (
            <SignInPrompt agentId={companion.id} name={companion.name} />
          ) : (
            <CallCard {...buttonProps} minutesLeft={minutesLeft} hasAiDisclosure={hasAiDisclosure}>
              {props.callSettings}
            </CallCard>
          )}
          <About companion={companion}>{sample && <VoiceSampleQuote text={sample.text} />}</About>
          <div className={styles.actions}>
            <Suspense>
              <SharePanel name={companion.name} url={url} />
            </Suspense>
            {props.report}
          </div>
        </div>
        {minutesLeft !== null && <CallBar {...buttonProps} minutesLeft={minutesLeft} />}
      </div>
      <SimilarCompanions
        companions={similar}
        renderFavouriteButton={(similarCompanion) =>
          renderFavouriteButton(similarCompanion, 'corner')
        }
      />
    </>
  )
}

function Identity({
  companion,
  favouriteButton,
}: {
  companion: Agent
  favouriteButton: ReactNode
}) {
  const { name, style, category, country, flag, voiceGender, rating } = companion
  return (
    <div className={styles.identity}>
      <div className={styles.heading}>
        <h1>{name}</h1>
        {favouriteButton}
      </div>
      <p className="row">
        <Tag icon={categoryIcons[category]}>{style}</Tag>
        <span className={`row muted small ${styles.origin}`}>
          <CountryFlag flag={flag} country={country} />
          {[country, describeLanguage(companion)].filter(Boolean).join(', ')}
          <VoiceGenderIcon voiceGender={voiceGender} />
          {rating && <AverageRating rating={rating} />}
        </span>
      </p>
    </div>
  )
}

function About({ companion, children }: { companion: Agent; children: ReactNode }) {
  const { category, description, tags } = companion
  return (
    <section className={styles.about} aria-labelledby="about">
      <h2 id="about">À propos</h2>
      <p className={styles.description}>{description}</p>
      {children}
      <ul className={styles.tags}>
        <li>
          <Tag icon={categoryIcons[category]}>{categories[category].label}</Tag>
        </li>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
      {category === healthCategory && (
        <Notice icon="care">
          <p>
            Un compagnon IA ne remplace pas un professionnel de santé. En cas d’urgence, appelez le{' '}
            <a href="tel:15">15</a> ou le <a href="tel:112">112</a>.
          </p>
        </Notice>
      )}
    </section>
  )
}

/** The call button on phones, which sticks to the bottom of the window. */
const CallBar = (props: CallButtonsProps) => (
  // Stays above the cookie banner.
  <div className={styles.callBar} style={{ bottom: useBottomInset() }}>
    <CallButtons {...props} />
  </div>
)

/** The text of the voice sample, which is the companion's greeting. */
const VoiceSampleQuote = ({ text }: { text: string }) => (
  <blockquote className={`voice ${styles.quote}`}>{`«\u00a0${text}\u00a0»`}</blockquote>
)
