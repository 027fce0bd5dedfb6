import { useState } from 'react'
import { Button } from '../../../ui/buttons/button'
import { canNotify } from './watch-appointments'

type State = 'unsupported' | 'offered' | 'granted' | 'refused'

function readState(): State {
  if (!('Notification' in window)) return 'unsupported'
  if (canNotify()) return 'granted'
  return Notification.permission === 'denied' ? 'refused' : 'offered'
}

/**
 * A button that requests the browser's permission to notify. Once the user has granted or refused it,
 * a text says so instead. Renders nothing in a browser without notifications.
 */
export function NotificationButton() {
  const [state, setState] = useState(readState)
  switch (state) {
    case 'unsupported':
      return null
    case 'offered':
      return (
        <Button
          size="s"
          onClick={async () => {
            await Notification.requestPermission()
            setState(readState())
          }}
        >
          Me prévenir dans ce navigateur
        </Button>
      )
    case 'granted':
      return (
        <p className="muted small" role="status">
          Ce navigateur vous préviendra à l’heure dite, tant qu’une page d’Amivoix y est ouverte.
        </p>
      )
    case 'refused':
      return (
        <p className="muted small" role="status">
          Ce navigateur n’affichera pas de rappel&nbsp;: ses réglages le refusent à Amivoix.
        </p>
      )
  }
}
