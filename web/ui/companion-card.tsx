import type { ReactNode } from 'react'
import type { Agent } from '../../contract/catalogue'
import { talkPath } from '../../contract/paths'
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
>

type Properties = { companion: CardCompanion /** Laid on the picture. */; children?: ReactNode }

/** A companion as a picture: the landing page and the popular ones. */
export function CompanionCard({ companion, children }: Properties) {
  const { id, name, style, image, category, voiceGender, language, portraitHue } = companion
  return (
    <article className={styles.card} data-companion="" style={{ '--companion-hue': portraitHue }}>
      <Portrait image={image} width={400} className={styles.picture} />
      {children}
      <div className={styles.top}>
        <Flag language={language} />
        <VoiceGenderIcon voiceGender={voiceGender} />
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
            {style}
          </Tag>
        </p>
      </div>
    </article>
  )
}
