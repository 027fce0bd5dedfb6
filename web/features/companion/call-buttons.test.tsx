import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CallButtons } from './call-buttons'

/** Returns the texts of the buttons in their order. */
function listButtons(minutesLeft: number) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CallButtons name="Clara" minutesLeft={minutesLeft} isOpening={false} onCall={() => {}} />
    </MemoryRouter>,
  )
  return [...html.matchAll(/<(a|button) .*?<[/]\1>/g)].map(([element]) =>
    element.replaceAll(/<[^>]*>/g, ''),
  )
}

describe('CallButtons', () => {
  it('shows only the call button when there are minutes left', () => {
    expect(listButtons(1)).toEqual(['Appeler Clara'])
  })

  it('shows the top-up button first when there are no minutes left', () => {
    expect(listButtons(0)).toEqual(['Recharger', 'Appeler'])
  })
})
