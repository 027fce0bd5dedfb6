import type { ReactNode } from 'react'
import type { Agent } from '../../contract/catalogue'
import { talkPath } from '../../contract/paths'
import { ButtonLink } from './button-link'
import { categoryIcons } from './category-icons'
import styles from './companion-row.module.css'
import { Flag } from './flag'
import { Icon } from './icon'
import { Portrait } from './portrait'
import { Tag } from './tag'
import { VoiceGenderIcon } from './voice-gender-icon'

type Properties = {
  agent: Agent
  /** On wide screens the portrait fills the card; there are few enough for that. */
  isPictured?: boolean
  /** In the upper corner: the heart. */
  corner?: ReactNode
  /** Under the style: why it is recommended. */
  children?: ReactNode
}

/** A companion in a list: a category, search results, favourites, recommendations. */
export function CompanionRow({ agent, isPictured = false, corner, children }: Properties) {
  const { id, name, style, image, category, voiceGender, language, portraitHue } = agent
  return (
    <article
      className={isPictured ? `${styles.row} ${styles.pictured}` : styles.row}
      data-companion=""
      style={{ '--companion-hue': portraitHue }}
    >
      <Portrait image={image} width={112} className={styles.picture} />
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        <p className={`${styles.meta} ${styles.origin}`}>
          <Flag language={language} />
          <VoiceGenderIcon voiceGender={voiceGender} />
        </p>
        <p className={`${styles.meta} ${styles.style}`}>
          <Tag icon={categoryIcons[category]}>{style}</Tag>
        </p>
        {children}
        <p className={styles.talk}>
          <ButtonLink size="s" to={talkPath(id)}>
            <Icon name="phone" />
            <span>
              Parler<span className="visually-hidden"> avec {name}</span>
            </span>
          </ButtonLink>
        </p>
      </div>
      {corner}
    </article>
  )
}
