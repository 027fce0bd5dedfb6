import { useEffect, useRef, useState } from 'react'
import { publicMessages } from '../../../../domain/public-messages'
import { Button } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/icons/icon'
import { openCallAudio } from '../audio/call-audio'
import styles from './pre-call-test.module.css'
import type { PreCallTestResult } from './pre-call-test-result'
import { describeConnection, describeMicrophone, type ResultMessage } from './result-messages'
import { runPreCallTest } from './run-pre-call-test'

type TestState =
  | { state: 'offered' }
  | { state: 'running' }
  | { state: 'done'; result: PreCallTestResult }
  | { state: 'failed' }

/** Optional ten-second test of the microphone and the connection. */
export function PreCallTest() {
  const [test, setTest] = useState<TestState>({ state: 'offered' })
  const levelBar = useRef<HTMLDivElement>(null)
  const abortController = useRef<AbortController>(null)
  useEffect(() => () => abortController.current?.abort(), [])

  async function run() {
    const controller = new AbortController()
    abortController.current = controller
    setTest({ state: 'running' })
    try {
      const result = await runPreCallTest(
        (level) => levelBar.current?.style.setProperty('--level', level.toFixed(3)),
        controller.signal,
        browserDeps,
      )
      setTest({ state: 'done', result })
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
            <div ref={levelBar} className={styles.level} />
          </div>
          <Button kind="ghost" size="s" onClick={() => abortController.current?.abort()}>
            J’ai fini
          </Button>
        </div>
      ) : (
        <>
          {test.state === 'done' && (
            <ul className={styles.result}>
              <Finding {...describeMicrophone(test.result)} />
              <Finding {...describeConnection(test.result)} />
            </ul>
          )}
          {test.state === 'failed' && (
            <ul className={styles.result}>
              <Finding isGood={false} text={publicMessages.VOICE_NOT_INITIALISED} />
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

const Finding = ({ isGood, text }: ResultMessage) => (
  <li data-good={isGood}>
    <Icon name={isGood ? 'check' : 'alert'} />
    {text}
  </li>
)

const browserDeps = {
  openAudio: openCallAudio,
  fetch: (url: string, options: RequestInit) => fetch(url, options),
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
