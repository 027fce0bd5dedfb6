import { useEffect, useMemo, useRef, useState } from 'react'
import type { Agent } from '../../../../contract/companions/catalogue'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Chip } from '../../../ui/forms/chip'
import { Icon } from '../../../ui/icons/icon'
import { suggestionsDismissal } from './dismissal'
import { type NeedChoice, needChoices } from './need-choices'
import { type SuggestedVoice, suggestedVoiceCount, suggestVoices } from './suggest-voices'
import { SuggestedVoiceCard } from './suggested-voice-card'
import styles from './voice-suggestions.module.css'

type Props = {
  userId: string
  /** All companions; undefined while loading. */
  companions: readonly Agent[] | undefined
  /** Whether the user has called before. If so, voices are suggested only after a need is chosen. */
  hasCalled: boolean
  onDismiss: () => void
}

/** Asks what the user needs and suggests three voices to listen to. The user can dismiss the section. */
export function VoiceSuggestions({ userId, companions, hasCalled, onDismiss }: Props) {
  const [need, setNeed] = useState<NeedChoice | null>(null)
  const [lastPlayed, setLastPlayed] = useState<{ id: string; words: string } | null>(null)
  const voices = useMemo(() => companions && suggestVoices(companions, need), [companions, need])

  const hasVoices = need !== null || !hasCalled
  const list = useRef<HTMLUListElement>(null)
  // Scrolls to the voices, which on a phone would be below the edge of the screen.
  useEffect(() => {
    if (need) list.current?.scrollIntoView({ block: 'nearest' })
  }, [need])

  function dismiss() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere
    document.cookie = suggestionsDismissal.format(userId)
    onDismiss()
  }

  return (
    <section className={styles.suggestions} aria-labelledby="voice-suggestions">
      <div className={styles.head}>
        <h2 id="voice-suggestions">De quoi avez-vous besoin, là, maintenant{'\u00a0'}?</h2>
        <IconButton icon="close" label="Ne plus me le demander" onClick={dismiss} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div className={styles.needs} role="group" aria-labelledby="voice-suggestions">
        {needChoices.map((offeredNeed) => (
          <Chip
            key={offeredNeed.label}
            isPressed={offeredNeed === need}
            onClick={() => setNeed(offeredNeed === need ? null : offeredNeed)}
          >
            {offeredNeed.label}
          </Chip>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {need && voices && `Pour «\u00a0${need.label}\u00a0»\u00a0: ${listNames(voices)}.`}
      </p>
      {hasVoices && (
        <>
          <ul ref={list} className={styles.voices}>
            {voices?.map(({ companion, reason }) => (
              <li key={companion.id}>
                <SuggestedVoiceCard
                  companion={companion}
                  reason={reason}
                  isCurrent={lastPlayed?.id === companion.id}
                  onPlay={(words) => setLastPlayed({ id: companion.id, words })}
                />
              </li>
            )) ??
              Array.from({ length: suggestedVoiceCount }, (_, index) => (
                <li key={index} className={styles.placeholder} aria-hidden="true">
                  <Skeleton height="100%" />
                </li>
              ))}
          </ul>
          <p className={styles.words} role="status">
            {describeStatus(voices ?? [], lastPlayed)}
          </p>
          <p className={styles.all}>
            <a className="link" href="#popular-title">
              Voir tous les compagnons
              <Icon name="chevron" size="s" />
            </a>
          </p>
        </>
      )}
    </section>
  )
}

const listNames = (voices: readonly SuggestedVoice[]) =>
  new Intl.ListFormat('fr').format(voices.map(({ companion }) => companion.name))

/** Returns the words of the voice that was played last if it is still shown, or how to play one. */
function describeStatus(
  voices: readonly { companion: Agent }[],
  lastPlayed: { id: string; words: string } | null,
) {
  const isShown = voices.some(({ companion }) => companion.id === lastPlayed?.id)
  if (isShown && lastPlayed) return `«\u00a0${lastPlayed.words}\u00a0»`
  return 'Touchez un portrait pour entendre sa voix.'
}
