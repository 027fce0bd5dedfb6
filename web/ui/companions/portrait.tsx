import { type CSSProperties, useState } from 'react'
import { useRootData } from '../../session/use-me'
import styles from './portrait.module.css'

/** Shown when there is no picture, so that the background in the companion's colour is visible. */
const transparentPicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 6"/%3E'

type Props = {
  /** Absolute URL; null when the companion no longer exists. */
  image: string | null
  /** In CSS pixels. Portraits have an aspect ratio of 5:6. */
  width: number
  className?: string | undefined
  style?: CSSProperties
  /** Names of the custom properties that the voice animation of a call sets on the picture. */
  'data-pose'?: string
  /** Whether the picture is loaded only when it is almost in view; true by default. */
  isLazy?: boolean
}

/** A companion's portrait. Decorative: the name is always shown beside it. */
export function Portrait({ image, width, className = '', isLazy = true, ...rest }: Props) {
  const [isMissing, setMissing] = useState(false)
  const origin = useRootData()?.publicOrigin
  // The URL is made relative, because the page may be open under another host name of the same server.
  const source = origin && image?.startsWith(origin) ? image.slice(origin.length) : image
  return (
    <img
      src={isMissing || source === null ? transparentPicture : source}
      alt=""
      width={width}
      height={Math.round((width * 6) / 5)}
      loading={isLazy ? 'lazy' : 'eager'}
      // A portrait that is not lazy is above the fold, and often the largest element there.
      fetchPriority={isLazy ? 'auto' : 'high'}
      className={`${styles.portrait} ${className}`}
      {...rest}
      onError={() => setMissing(true)}
    />
  )
}
