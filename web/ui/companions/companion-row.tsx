import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { talkPath } from '../../../contract/paths'
import { categories, learningCategory } from '../../../domain/categories'
import { ButtonLink } from '../buttons/button'
import { categoryIcons } from '../icons/category-icons'
import { Flag } from '../icons/flag'
import { Icon } from '../icons/icon'
import { VoiceGenderIcon } from '../icons/voice-gender-icon'
import { AverageRating } from './average-rating'
import styles from './companion-row.module.css'
import { Portrait } from './portrait'
import { Tag } from './tag'

type Props = {
  companion: Agent
  /** Shown in the upper corner: the favourite button. */
  corner?: ReactNode
  /** Shown below the style, for instance why the companion is recommended. */
  children?: ReactNode
}

/** A companion in a list: categories, search results, favourites, recommendations. */
export function CompanionRow({ companion, corner, children }: Props) {
  const { id, name, style, image, category, voiceGender, language, portraitHue, rating } = companion
  return (
    <article className={styles.card} data-companion="" style={{ '--companion-hue': portraitHue }}>
      <Portrait image={image} width={112} className={styles.picture} />
      <div className={styles.body}>
        <h3 className={corner ? `${styles.name} ${styles.nameBesideCorner}` : styles.name}>
          {name}
        </h3>
        <p className={styles.meta}>
          <Flag language={language} isNamed={category === learningCategory} />
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
