import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'

type ButtonStyle = {
  /** "primary": the main action of a page, card or dialog. "danger": confirms a destructive action in a dialog. */
  kind?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** Whether the button is as wide as its container. */
  isBlock?: boolean | undefined
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonStyle & { isBusy?: boolean }

/** A button. While busy it keeps its label and its focus, shows a spinner and ignores clicks. */
export function Button({ kind, size, isBlock, isBusy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, isBlock })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  )
}

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonStyle

/** A link that looks like a button. */
export const ButtonLink = ({ kind, size, isBlock, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass({ kind, size, isBlock })} />
)

/** The class for other elements that look like a button. */
export const buttonClass = ({ kind = 'secondary', size = 'm', isBlock = false }: ButtonStyle) =>
  [styles.button, styles[kind], styles[size], isBlock && styles.block].filter(Boolean).join(' ')

const tapVibrationMs = 50

/** Vibrates briefly on devices that support it. */
export const vibrateOnTap = () => {
  navigator.vibrate?.(tapVibrationMs)
}
