import { useEffect } from 'react'

type MediaSessionOptions = {
  isActive: boolean
  isMuted: boolean
  companion: { name: string; image: string }
  onToggleMute: () => void
  onHangUp: () => void
}

/** Shows the call on the lock screen, where supported: the companion, and buttons to mute and to hang up. */
export function useMediaSession({
  isActive,
  isMuted,
  companion,
  onToggleMute,
  onHangUp,
}: MediaSessionOptions) {
  const { name, image } = companion
  useEffect(() => {
    if (!isActive || !('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    session.metadata = new MediaMetadata({
      title: name,
      artist: 'Amivoix, voix IA',
      artwork: [{ src: image, sizes: 'any', type: 'image/svg+xml' }],
    })
    session.playbackState = 'playing'
    const actions = [
      ['hangup', onHangUp],
      ['togglemicrophone', onToggleMute],
    ] as const
    for (const [action, handler] of actions) setAction(session, action, handler)
    return () => {
      session.metadata = null
      session.playbackState = 'none'
      for (const [action] of actions) setAction(session, action, null)
    }
  }, [isActive, name, image, onToggleMute, onHangUp])

  useEffect(() => {
    if (!isActive || !('mediaSession' in navigator)) return
    void navigator.mediaSession.setMicrophoneActive?.(!isMuted)
  }, [isActive, isMuted])
}

/** TypeScript does not list these actions yet, and a browser throws for an action that it does not know. */
type ActionSession = { setActionHandler(action: string, handler: (() => void) | null): void }

function setAction(session: ActionSession, action: string, handler: (() => void) | null) {
  try {
    session.setActionHandler(action, handler)
  } catch {
    return
  }
}
