import { useState } from 'react'
import { Icon } from '../../../ui/icons/icon'
import styles from './agent-image.module.css'

/** An agent's picture in a list; a placeholder when it cannot be loaded. */
export function AgentImage({ url }: { url: string }) {
  const [failedUrl, setFailedUrl] = useState<string>()
  if (failedUrl === url)
    return (
      <span className={styles.image} data-placeholder>
        <Icon name="user" />
      </span>
    )
  return (
    <img
      className={styles.image}
      src={url}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      onError={() => setFailedUrl(url)}
    />
  )
}
