import { useState } from 'react'
import { Icon, type IconName } from '../../../ui/icons/icon'
import { formatThemeCookie, type Theme, themes } from './theme'
import styles from './theme-choice.module.css'

const options: Record<Theme, { label: string; icon: IconName }> = {
  dark: { label: 'Sombre', icon: 'moon' },
  light: { label: 'Clair', icon: 'sun' },
  system: { label: 'Système', icon: 'device' },
}

/** Lets the user choose dark, light or system colours. The choice is applied at once and stored in a cookie. */
export function ThemeChoice({ initialTheme }: { initialTheme: Theme }) {
  const [theme, setTheme] = useState(initialTheme)

  function choose(chosen: Theme) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere
    document.cookie = formatThemeCookie(chosen)
    const isLight =
      chosen === 'light' ||
      (chosen === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
    document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
    setTheme(chosen)
  }

  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Apparence</legend>
      {themes.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={value === theme}
            onChange={() => choose(value)}
          />
          <Icon name={options[value].icon} size="s" />
          {options[value].label}
        </label>
      ))}
    </fieldset>
  )
}
