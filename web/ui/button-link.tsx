import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-look'

type Properties = Omit<LinkProps, 'className'> & ButtonLook

/** A link that looks like a button, because it is the step that matters here. */
export function ButtonLink({ kind, size, isBlock, ...rest }: Properties) {
  return <Link {...rest} className={buttonClass({ kind, size, isBlock })} />
}
