import type { ReactNode } from 'react'
import type { Agent } from '../../contract/companions/catalogue'
import { talkPath } from '../../contract/paths'
import { categories } from '../../domain/categories'
import { AverageRating } from './average-rating'
import { ButtonLink } from './button-link'
import { categoryIcons } from './category-icons'
import styles from './companion-card.module.css'
import { Flag } from './flag'
import { Icon } from './icon'
import { Portrait } from './portrait'
import { Tag } from './tag'
import { VoiceGenderIcon } from './voice-gender-icon'

/** The part of a companion that its picture card shows. */
export type CardCompanion = Pick<
  Agent,
  'id' | 'name' | 'style' | 'image' | 'category' | 'voiceGender' | 'language' | 'portraitHue'
> &
  Partial<Pick<Agent, 'rating'>>

type Properties = {
  companion: CardCompanion
  /** In sight when the page opens: the picture does not wait to be scrolled to. */
  isFirst?: boolean
  /** In the upper corner: the heart. */
  corner?: ReactNode
  /** Laid on the picture. */
  children?: ReactNode
}

/** A companion as a picture: the landing page and the popular ones. */
export function CompanionCard({ companion, isFirst = false, corner, children }: Properties) {
  const { id, name, style, image, category, voiceGender, language, portraitHue, rating } = companion
  return (
    <article className={styles.card} data-companion="" style={{ '--companion-hue': portraitHue }}>
      <Portrait image={image} width={400} isLazy={!isFirst} className={styles.picture} />
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
