import { useCallback, useEffect, useRef, useState } from 'react'
import type { HelloOpening } from '../../../../contract/companions/hello'
import { maxHelloAnswers } from '../../../../domain/companions/hello'
import { mentionsDanger } from '../../../../domain/companions/search/mentions-danger'
import { cleanSingleLineText } from '../../../../domain/formatting/typed-text'
import { describeFailure, loadApi } from '../../../api/load-api'
import { clearHelloLines, storeHelloLines } from '../../../session/hello-lines'
import { type HelloEvent, reduceHello, startHello } from './hello-machine'

/** The state of the hello. Sends the visitor's lines to the server, and stores them in this tab. */
export function useHello({ agent, greeting, replies }: HelloOpening) {
  const [state, setState] = useState(() => startHello(greeting, replies))
  const { phase, visitorLines, isHelpShown } = state
  const dispatch = useCallback(
    (event: HelloEvent) => setState((current) => reduceHello(current, event, maxHelloAnswers)),
    [],
  )
  const pendingLineCount = phase.kind === 'thinking' ? phase.lineCount : 0
  const lines = useRef(visitorLines)
  lines.current = visitorLines

  useEffect(() => {
    // Loads the API client while the greeting is played.
    void loadApi().catch(() => null)
  }, [])

  useEffect(() => {
    if (pendingLineCount === 0) return
    let isCurrent = true
    const dispatchIfCurrent = (event: HelloEvent) => isCurrent && dispatch(event)
    const pendingLines = lines.current.slice(0, pendingLineCount)
    async function requestAnswer() {
      try {
        const answer = await (await loadApi()).hello.answer({ said: pendingLines })
        dispatchIfCurrent({ type: 'answered', answer })
      } catch (error) {
        const message = await describeFailure(error)
        // Also checks the lines that waited for this answer, because the server has not seen them.
        const isDangerMentioned = lines.current.some(mentionsDanger)
        dispatchIfCurrent({ type: 'failed', message, isDangerMentioned })
      }
    }
    void requestAnswer()
    return () => {
      isCurrent = false
    }
  }, [pendingLineCount, dispatch])

  // The lines are cleared after a danger, because a later call must not begin with words about it.
  useEffect(() => {
    if (visitorLines.length === 0 || isHelpShown) clearHelloLines()
    else storeHelloLines({ agentId: agent.id, said: visitorLines, isResumed: true })
  }, [agent.id, visitorLines, isHelpShown])

  return {
    state,
    say(text: string) {
      const line = cleanSingleLineText(text)
      if (line !== '') dispatch({ type: 'line-said', text: line })
    },
    onHeard: () => dispatch({ type: 'sentence-heard' }),
    retry: () => dispatch({ type: 'retried' }),
  }
}
