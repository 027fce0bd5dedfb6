import { useEffect, useRef, useState } from 'react'
import { messages } from '../../../domain/messages'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { openCallAudio } from './audio/call-audio'
import { runLineTest } from './audio/line-test'
import type { LineVerdict } from './audio/line-verdict'
import styles from './first-call-dialog.module.css'
import { describeLine, describeMicrophone, type VerdictWords } from './line-verdict-words'

type Test =
  | { state: 'offered' }
  | { state: 'running' }
  | { state: 'done'; verdict: LineVerdict }
  | { state: 'failed' }

/** Ten seconds of microphone and line, if one likes; it never stands in the way of the call. */
export function LineTest() {
  const [test, setTest] = useState<Test>({ state: 'offered' })
  const level = useRef<HTMLDivElement>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run() {
    const stop = new AbortController()
    running.current = stop
    setTest({ state: 'running' })
    try {
      const verdict = await runLineTest(
        {
          onLevel: (value) => level.current?.style.setProperty('--level', value.toFixed(3)),
          onProgress() {},
        },
        stop.signal,
        browserMeans,
      )
      setTest({ state: 'done', verdict })
    } catch {
      setTest({ state: 'failed' })
    }
  }

  return (
    <div className={styles.test} role="status">
      {test.state === 'running' ? (
        <div className={styles.meter}>
          <p>Dites quelques mots, comme au téléphone…</p>
          <div className={styles.track}>
            <div ref={level} className={styles.level} />
          </div>
          <Button kind="ghost" size="s" onClick={() => running.current?.abort()}>
            J’ai fini
          </Button>
        </div>
      ) : (
        <>
          {test.state === 'done' && (
            <ul className={styles.verdict}>
              <Finding {...describeMicrophone(test.verdict)} />
              <Finding {...describeLine(test.verdict)} />
            </ul>
          )}
          {test.state === 'failed' && (
            <ul className={styles.verdict}>
              <Finding isGood={false} words={messages.VOICE_NOT_INITIALISED} />
            </ul>
          )}
          <Button kind="ghost" onClick={run}>
            <Icon name="microphone" />
            {test.state === 'offered' ? 'Tester mon micro' : 'Tester à nouveau'}
          </Button>
        </>
      )}
    </div>
  )
}

const Finding = ({ isGood, words }: VerdictWords) => (
  <li data-good={isGood}>
    <Icon name={isGood ? 'check' : 'alert'} />
    {words}
  </li>
)

const browserMeans = {
  openAudio: openCallAudio,
  fetch: (address: string, options: RequestInit) => fetch(address, options),
  nowMs: () => performance.now(),
  wait: (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timeout)
        resolve()
      })
    }),
}
