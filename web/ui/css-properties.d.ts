import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties of tokens.css and base.css, set on one element. */
    [name: `--${string}`]: string | number | undefined
  }
}
