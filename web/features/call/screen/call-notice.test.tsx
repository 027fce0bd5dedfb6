import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createSnapshot } from '../lifecycle/call-snapshot'
import { CallNotice } from './call-notice'
import { findNotice } from './find-notice'

const connectedCall = { phase: 'active', callId: 'c', link: 'up', isConfirmingEnd: false } as const
type Situation = { isTimeUp?: boolean; isSoundBlocked?: boolean; isInCrisis?: boolean }
const render = ({ isInCrisis = false, ...situation }: Situation) => {
  const snapshot = createSnapshot(5)
  const hasTyped = true
  return renderToStaticMarkup(
    <CallNotice
      notice={findNotice(
        {
          ...snapshot,
          ...situation,
          call: connectedCall,
          meter: { ...snapshot.meter, isInCrisis },
        },
        hasTyped,
      )}
      onResumeAudio={() => {}}
      onRequestMicrophone={() => {}}
      onSend={() => true}
    />,
  )
}

it('offers to continue when the time budget is over, in a region that screen readers announce', () => {
  const html = render({ isTimeUp: true })
  expect(html).toMatch(/^<div[^>]* role="status">/)
  expect(html).toContain('Le temps choisi est passé.')
  expect(html).toMatch(/<button[^>]*>Continuer<\/button>/)
})

it('does not offer to continue before the time budget is over, or in a crisis', () => {
  expect(render({})).not.toContain('<button')
  expect(render({ isTimeUp: true, isInCrisis: true })).not.toContain('<button')
})

it('offers to allow blocked sound, even in a crisis, because a call without sound is held', () => {
  for (const isInCrisis of [false, true]) {
    const html = render({ isSoundBlocked: true, isTimeUp: true, isInCrisis })
    expect(html).toContain('Le son est bloqué.')
    expect(html).toContain('<button')
    expect(html).toContain('aria-label="Activer le son"')
  }
})
