import { type ComponentType, type RefObject, useRef, useState } from 'react'
import type { HelloOpening } from '../../../../contract/companions/hello'
import { publicMessages } from '../../../../domain/public-messages'
import { showToast } from '../../../ui/feedback/toast'
import styles from './hello-button.module.css'
import type { HelloCard } from './hello-card'

type LoadedCard = {
  Component: ComponentType<Parameters<typeof HelloCard>[0]>
  audio: AudioContext | null
}

const loadCard = () => import('./hello-card')

type Props = {
  opening: HelloOpening
  portrait: RefObject<HTMLElement | null>
  onToggle: (isOpen: boolean) => void
}

/** Shows the companion's first words. A tap loads the card, plays the words and lets the visitor answer. */
export function HelloButton({ opening, portrait, onToggle }: Props) {
  const [card, setCard] = useState<LoadedCard | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  async function open() {
    // The audio context must be created during the tap: otherwise some browsers play no sound.
    const audio = openAudio()
    try {
      const { HelloCard: Component } = await loadCard()
      setCard({ Component, audio })
      onToggle(true)
    } catch {
      showToast({ kind: 'failed', text: publicMessages.SERVICE_UNREACHABLE })
    }
  }

  function close() {
    setCard(null)
    onToggle(false)
    requestAnimationFrame(() => button.current?.focus())
  }

  if (card) {
    const { Component, audio } = card
    return <Component opening={opening} audio={audio} portrait={portrait} onClose={close} />
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.open}
      onPointerEnter={() => void loadCard().catch(() => null)}
      onClick={open}
    >
      <span className={styles.play} aria-hidden="true" />
      <span>
        <span className="voice">{opening.greeting}</span>
        <span className={styles.hint}>Écouter et répondre</span>
      </span>
    </button>
  )
}

/** Opens an audio context; null where the browser has no Web Audio: the words are then shown without sound. */
function openAudio(): AudioContext | null {
  try {
    const audio = new AudioContext()
    void audio.resume()
    return audio
  } catch {
    return null
  }
}
