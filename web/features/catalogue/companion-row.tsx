import type { Agent } from '../../../contract/catalogue'
import { talkPath } from '../../../contract/paths'
import { ButtonLink } from '../../ui/button-link'
import { categoryIcons } from '../../ui/category-icons'
import { Flag } from '../../ui/flag'
import { Icon } from '../../ui/icon'
import { Portrait } from '../../ui/portrait'
import { Tag } from '../../ui/tag'
import { VoiceGenderIcon } from '../../ui/voice-gender-icon'
import styles from './companion-row.module.css'

type Properties = {
  agent: Agent
  /** On wide screens the portrait fills the card; there are few enough for that. */
  isPictured?: boolean
}

/** A companion in a category or among search results. */
export function CompanionRow({ agent, isPictured = false }: Properties) {
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
        <p className={styles.talk}>
          <ButtonLink size="s" to={talkPath(id)}>
            <Icon name="phone" />
            <span>
              Parler<span className="visually-hidden"> avec {name}</span>
            </span>
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}
