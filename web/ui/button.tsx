import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-look'

type Properties = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { isBusy?: boolean }

/** While busy it keeps its words and its focus, shows a turning ring and ignores presses. */
export function Button({ kind, size, isBlock, isBusy = false, onClick, ...rest }: Properties) {
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
