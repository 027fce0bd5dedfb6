import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createSnapshot } from '../lifecycle/call-snapshot'
import { CallNotice } from './call-notice'

const connectedCall = { phase: 'active', callId: 'c', link: 'up', isConfirmingEnd: false } as const
const render = (isTimeUp: boolean, isInCrisis = false) => {
  const snapshot = createSnapshot(5)
  return renderToStaticMarkup(
    <CallNotice
      snapshot={{
        ...snapshot,
        call: connectedCall,
        isTimeUp,
        credit: { ...snapshot.credit, isInCrisis },
      }}
      hasTyped
      onResumeAudio={() => {}}
      onRequestMicrophone={() => {}}
      onSend={() => true}
    />,
  )
}

it('offers to continue when the time budget is over, in a region that screen readers announce', () => {
  const html = render(true)
  expect(html).toMatch(/^<div[^>]* role="status">/)
  expect(html).toContain('Le temps choisi est passé.')
  expect(html).toMatch(/<button[^>]*>Continuer<\/button>/)
})

it('does not offer to continue before the time budget is over, or in a crisis', () => {
  expect(render(false)).not.toContain('<button')
  expect(render(true, true)).not.toContain('<button')
})
