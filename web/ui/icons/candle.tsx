import { useId } from 'react'
import styles from './candle.module.css'

/** A candle that has burnt down to `level`, from 1 (new) to 0. Decorative: screen readers skip it. */
export function Candle({ level }: { level: number }) {
  const id = useId()
  return (
    <div
      className={level > 0 ? styles.candle : `${styles.candle} ${styles.out}`}
      style={{ '--level': level }}
      aria-hidden="true"
    >
      <svg className={styles.flame} viewBox="0 0 24 40" aria-hidden="true">
        <defs>
          <radialGradient id={id} cx=".5" cy=".78" r=".75">
            <stop offset="0" stopColor="#fff6dd" />
            <stop offset=".4" stopColor="#ffd79a" />
            <stop offset=".8" stopColor="#f2a063" />
            <stop offset="1" stopColor="#e07f45" stopOpacity=".7" />
          </radialGradient>
        </defs>
        <path
          d="M13.5 1c1 8-3 11.5-6 17C5.5 21.6 4 24.4 4 28.5 4 34.5 7.5 38 12 38s8-3.5 8-9.5c0-4.5-1.8-7.5-3.3-11.5C15 12.5 13.2 7.5 13.5 1Z"
          fill={`url(#${id})`}
        />
        <path d="M12 30v9" stroke="#4a2a20" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <span className={styles.wax} />
      <span className={styles.dish} />
    </div>
  )
}
