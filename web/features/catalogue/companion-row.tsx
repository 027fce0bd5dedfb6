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

/** A companion in a category or among search results. */
export function CompanionRow({ agent }: { agent: Agent }) {
  const { id, name, style, image, category, voiceGender, language, portraitHue } = agent
  return (
    <article className={styles.row} data-companion="" style={{ '--companion-hue': portraitHue }}>
      <Portrait image={image} width={112} className={styles.picture} />
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.meta}>
          <Flag language={language} />
          <VoiceGenderIcon voiceGender={voiceGender} />
        </p>
        <p className={styles.meta}>
          <Tag icon={categoryIcons[category]}>{style}</Tag>
        </p>
        <p>
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
