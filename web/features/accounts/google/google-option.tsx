import type { ComponentProps } from 'react'
import { useRootData } from '../../../session/use-me'
import { GoogleButton } from './google-button'
import styles from './google-option.module.css'

/** The separator "ou" and the Google button below a form; renders nothing when Google is not configured. */
export function GoogleOption(props: ComponentProps<typeof GoogleButton>) {
  if (!useRootData()?.hasGoogle) return null
  return (
    <>
      <p className={styles.or}>ou</p>
      <GoogleButton {...props} />
    </>
  )
}
