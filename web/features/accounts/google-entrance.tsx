import type { ComponentProps } from 'react'
import { useRootData } from '../../session'
import { GoogleButton } from './google-button'
import styles from './google-entrance.module.css'

/** « ou », and Google; nothing where Google is not configured. */
export function GoogleEntrance(button: ComponentProps<typeof GoogleButton>) {
  if (!useRootData()?.hasGoogle) return null
  return (
    <>
      <p className={styles.or}>ou</p>
      <GoogleButton {...button} />
    </>
  )
}
