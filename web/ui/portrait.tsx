import { useState } from 'react'
import { useRootData } from '../session'
import styles from './portrait.module.css'

/** Nothing to see, so that the companion's glow behind it shows instead. */
const transparentPicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 6"/%3E'

type Properties = {
  /** Absolute address; null when the companion no longer exists. */
  image: string | null
  /** Of its box, in CSS pixels: portraits are 5:6. */
  width: number
  className?: string | undefined
  isLazy?: boolean
}

/** A companion's portrait. Decorative: the name is always written beside it. */
export function Portrait({ image, width, className = '', isLazy = true }: Properties) {
  const [isMissing, setMissing] = useState(false)
  const origin = useRootData()?.publicOrigin
  // Relative to our own origin: the page may be open under another name of the same machine.
  const source = origin && image?.startsWith(origin) ? image.slice(origin.length) : image
  return (
    <img
      src={isMissing || source === null ? transparentPicture : source}
      alt=""
      width={width}
      height={(width * 6) / 5}
      loading={isLazy ? 'lazy' : 'eager'}
      // In sight at once, and the largest thing there: before anything but the styles.
      fetchPriority={isLazy ? 'auto' : 'high'}
      className={`${styles.portrait} ${className}`}
      onError={() => setMissing(true)}
    />
  )
}
