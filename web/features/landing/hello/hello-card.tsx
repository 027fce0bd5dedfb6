import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { HelloOpening } from '../../../../contract/companions/hello'
import { pagePaths, talkPath } from '../../../../contract/paths'
import { maxHelloAnswers } from '../../../../domain/companions/hello'
import { withFrenchSpaces } from '../../../../domain/formatting/french-spaces'
import { Button, ButtonLink } from '../../../ui/buttons/button'
import { IconButton } from '../../../ui/buttons/icon-button'
import { CrisisNumbers } from '../../../ui/crisis/crisis-numbers'
import { Notice } from '../../../ui/feedback/notice'
import { PlayingBars } from '../../../ui/icons/playing-bars'
import styles from './hello.module.css'
import { HelloField } from './hello-field'
import { canSayLine, type HelloState, isInvited } from './hello-machine'
import { createHelloVoice } from './hello-voice'
import { useHello } from './use-hello'
import { useHelloSpeech } from './use-hello-speech'

type Props = {
  opening: HelloOpening
  /** The audio context from the tap that opened the card; null where the browser has no Web Audio. */
  audio: AudioContext | null
  /** The portrait, whose light and lips follow the voice. */
  portrait: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The hello with a companion on the landing page. */
export function HelloCard({ opening, audio, portrait, onClose }: Props) {
  const { name, id } = opening.agent
  const [voice] = useState(() => (audio && opening.hasVoice ? createHelloVoice(audio) : null))
  const { state, say, onHeard, retry } = useHello(opening)
  const heardCharacters = useHelloSpeech({ state, voice, portrait, onHeard })
  const { phase, visitorLines, replies, isHelpShown, outcome } = state
  const title = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  // Moves the focus to the title when the card opens, and when the suggested reply that had the
  // focus disappears.
  useEffect(() => {
    if (!section.current?.contains(document.activeElement))
      title.current?.focus({ preventScroll: true })
  }, [state])
  useEffect(() => () => voice?.close(), [voice])
  const canReply = canSayLine(state, maxHelloAnswers)
  const hasEnded = !canReply && phase.kind === 'listening'
  const isInvitationShown = isInvited(state)

  return (
    <section ref={section} className={styles.card} aria-labelledby="hello-title">
      <div className={styles.head}>
        <h2 id="hello-title" ref={title} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <span className={styles.badge}>IA</span>
        <span className={styles.speaking} data-speaking={phase.kind === 'speaking' || undefined}>
          <PlayingBars />
        </span>
        <IconButton icon="close" label="Fermer l’échange" onClick={onClose} />
      </div>
      {isHelpShown && (
        <div className={styles.help}>
          <CrisisNumbers>
            Ces appels sont gratuits. Nos serveurs ne conservent rien de cet échange.
          </CrisisNumbers>
        </div>
      )}
      {visitorLines.length > 0 && (
        <p className={styles.said}>
          <span className="visually-hidden">Vous{'\u00a0'}: </span>
          {withFrenchSpaces(visitorLines.at(-1) ?? '')}
        </p>
      )}
      <CompanionWords state={state} heardCharacters={heardCharacters} name={name} />
      {phase.kind === 'failed' && (
        <div className={styles.failure}>
          <Notice kind="failed">
            <p>{phase.message}</p>
          </Notice>
          <Button size="s" onClick={retry}>
            Réessayer
          </Button>
        </div>
      )}
      {canReply && replies.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
        <div className={styles.replies} role="group" aria-label="Réponses proposées">
          {replies.map((reply) => (
            <button key={reply} type="button" className={styles.reply} onClick={() => say(reply)}>
              {withFrenchSpaces(reply)}
            </button>
          ))}
        </div>
      )}
      {canReply && <HelloField name={name} onSay={say} />}
      {isInvitationShown && <Invitation agentId={id} name={name} />}
      {hasEnded && !isInvitationShown && (
        <p className={styles.note}>
          {outcome === 'closed'
            ? 'Amivoix est réservé aux adultes.'
            : 'L’échange s’arrête ici. Au bout de ces numéros, de vraies personnes répondent.'}
        </p>
      )}
      <p className={styles.note}>
        {name} est une intelligence artificielle. Nos serveurs ne conservent rien de cet échange.
      </p>
    </section>
  )
}

type CompanionWordsProps = { state: HelloState; heardCharacters: number; name: string }

/** The companion's words. Those not spoken yet are fainter. Screen readers announce all of them once. */
function CompanionWords({
  state: { phase, sentences },
  heardCharacters,
  name,
}: CompanionWordsProps) {
  const isThinking = phase.kind === 'thinking'
  const currentIndex = phase.kind === 'speaking' ? phase.sentenceIndex : sentences.length
  const text = withFrenchSpaces(sentences.join(' '))

  function countHeard(sentence: string, index: number) {
    if (index < currentIndex) return sentence.length
    return index === currentIndex ? heardCharacters : 0
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {isThinking ? '' : `${name}\u00a0: ${text}`}
      </p>
      {phase.kind !== 'failed' && (
        <p className={styles.words} aria-hidden="true" data-thinking={isThinking || undefined}>
          {isThinking
            ? '…'
            : sentences.map((sentence, index) => (
                <Sentence
                  // The index is the key, because an answer may repeat a sentence.
                  key={index}
                  text={withFrenchSpaces(sentence)}
                  heardCharacters={countHeard(sentence, index)}
                />
              ))}
        </p>
      )}
    </>
  )
}

const Sentence = ({ text, heardCharacters }: { text: string; heardCharacters: number }) => (
  <>
    {text.slice(0, heardCharacters)}
    <span className={styles.later}>{text.slice(heardCharacters)}</span>{' '}
  </>
)

function Invitation({ agentId, name }: { agentId: string; name: string }) {
  const next = new URLSearchParams({ next: talkPath(agentId) })
  return (
    <div className={styles.invitation}>
      <h3>On continue{'\u00a0'}?</h3>
      <p>
        {name} peut reprendre là où vous en étiez, de vive voix{'\u00a0'}: d’ici là, vos mots
        restent dans cet onglet. 5{'\u00a0'}minutes offertes, sans carte bancaire.
      </p>
      <div className={styles.ways}>
        <ButtonLink kind="primary" to={`${pagePaths.register}?${next}`}>
          Créer un compte gratuit
        </ButtonLink>
        <Link className="link" to={`${pagePaths.login}?${next}`}>
          J’ai déjà un compte
        </Link>
      </div>
    </div>
  )
}
