import type { ReactNode } from 'react'
import type { Agent } from '../../contract/companions/catalogue'
import { talkPath } from '../../contract/paths'
import { categories } from '../../domain/categories'
import { AverageRating } from './average-rating'
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
  /** In the upper corner: the heart. */
  corner?: ReactNode
  /** Under the style: why it is recommended. */
  children?: ReactNode
}

/** A companion in a list: a category, search results, favourites, recommendations. */
export function CompanionRow({ agent, corner, children }: Properties) {
  const { id, name, style, image, category, voiceGender, language, portraitHue, rating } = agent
  return (
    <article className={styles.row} data-companion="" style={{ '--companion-hue': portraitHue }}>
      <Portrait image={image} width={112} className={styles.picture} />
      <div className={styles.body}>
        <h3 className={corner ? `${styles.name} ${styles.beside}` : styles.name}>{name}</h3>
        <p className={styles.meta}>
          <Flag language={language} />
          <VoiceGenderIcon voiceGender={voiceGender} />
          {rating && <AverageRating rating={rating} />}
        </p>
        <p className={`${styles.meta} ${styles.style}`}>
          <Tag icon={categoryIcons[category]}>
            <span>
              <span className="visually-hidden">{categories[category].label} : </span>
              {style}
            </span>
          </Tag>
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
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  )
}
