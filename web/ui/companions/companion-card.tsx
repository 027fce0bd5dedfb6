import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { talkPath } from '../../../contract/paths'
import { categories } from '../../../domain/categories'
import { ButtonLink } from '../buttons/button'
import { categoryIcons } from '../icons/category-icons'
import { Flag } from '../icons/flag'
import { Icon } from '../icons/icon'
import { VoiceGenderIcon } from '../icons/voice-gender-icon'
import { AverageRating } from './average-rating'
import styles from './companion-card.module.css'
import { Portrait } from './portrait'
import { Tag } from './tag'

/** The fields of a companion that the card shows. */
export type CardCompanion = Pick<
  Agent,
  'id' | 'name' | 'style' | 'image' | 'category' | 'voiceGender' | 'language' | 'portraitHue'
> &
  Partial<Pick<Agent, 'rating'>>

type Props = {
  companion: CardCompanion
  /** Whether the card is visible without scrolling, so that its picture is loaded at once. */
  isAboveFold?: boolean
  /** Shown in the upper corner: the favourite button. */
  corner?: ReactNode
  /** Shown on top of the picture. */
  children?: ReactNode
}

/** A large card with the companion's picture, for the landing page and popular companions. */
export function CompanionCard({ companion, isAboveFold = false, corner, children }: Props) {
  const { id, name, style, image, category, voiceGender, language, portraitHue, rating } = companion
  return (
    <article className={styles.card} data-companion="" style={{ '--companion-hue': portraitHue }}>
      <Portrait image={image} width={400} isLazy={!isAboveFold} className={styles.picture} />
      {children}
      <div className={styles.top}>
        <Flag language={language} />
        <VoiceGenderIcon voiceGender={voiceGender} />
        {rating && <AverageRating rating={rating} />}
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        <ButtonLink kind="primary" size="s" to={talkPath(id)}>
          <Icon name="phone" />
          <span>
            Parler<span className="visually-hidden"> avec {name}</span>
          </span>
        </ButtonLink>
        <p className={styles.style}>
          <Tag icon={categoryIcons[category]} isOnPicture>
            <span>
              <span className="visually-hidden">{categories[category].label} : </span>
              {style}
            </span>
          </Tag>
        </p>
      </div>
    </article>
  )
}
