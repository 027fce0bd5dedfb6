import { type ComponentProps, useState } from 'react'
import { IconButton } from '../buttons/icon-button'
import { TextField } from './text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>

/** A password input with a button to show the password. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          icon={isShown ? 'eye-closed' : 'eye'}
          label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
