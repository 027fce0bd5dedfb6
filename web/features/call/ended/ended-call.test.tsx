import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { EndReason } from '../../../../domain/call-end'
import { publicMessages } from '../../../../domain/public-messages'
import { computeChargedMinutes, type Pause } from '../../../../domain/receipt'
import { EndedCall } from './ended-call'

type EndOptions = {
  reason?: EndReason
  balanceAfter?: number
  billableMs?: number
  pauses?: Pause[]
  hasEndedInCrisis?: boolean
}

/** Renders the screen and returns, in order, the texts of its headings, paragraphs, links, buttons and summaries. */
async function readEndedCall({
  reason = 'hung-up',
  balanceAfter = 3,
  billableMs = 60_000,
  pauses = [],
  hasEndedInCrisis = false,
}: EndOptions) {
  const receipt = {
    startedAt: '2026-11-21T22:00:00.000Z',
    endedAt: '2026-11-21T22:02:00.000Z',
    wallMs: 120_000,
    billableMs,
    pauses,
    chargedMinutes: computeChargedMinutes(billableMs),
    balanceBefore: balanceAfter + computeChargedMinutes(billableMs),
    balanceAfter,
  }
  const screen = (
    <EndedCall
      elapsedSeconds={41}
      companion={{ id: 'margaux', name: 'Margaux', image: '/portraits/margaux.svg' }}
      outcome={{ kind: 'settled', reason, receipt }}
      hasEndedInCrisis={hasEndedInCrisis}
      minutesLeft={balanceAfter + 1}
      renderConversation={(receiptSection) => (
        <>
          <p>Ce qui reste</p>
          {receiptSection}
        </>
      )}
      onCallAgain={() => {}}
    />
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element: screen }])
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />)
  const html = await text(prelude)
  const elements = html.matchAll(/<(h2|p|a|button|summary)[ >].*?<[/]\1>/g)
  return [...elements].map(([element]) => element.replaceAll(/<[^>]*>/g, '').trim())
}

const collapsedReceipt =
  'Le détail de cet appel1\u00a0minute décomptée, solde\u00a0: 3\u00a0minutes'

const crisis: Pause = { reason: 'crisis', ms: 60_000 }

describe('the screen after a call', () => {
  it('offers to call again, then shows the conversation, and the collapsed receipt below it', async () => {
    expect(await readEndedCall({})).toEqual([
      'Appel terminé',
      'Il vous reste 3\u00a0minutes.',
      'Rappeler',
      'Retour',
      'Ce qui reste',
      collapsedReceipt,
    ])
  })

  it('shows the receipt without the conversation when the conversation had not begun', async () => {
    const pauses: Pause[] = [{ reason: 'connecting', ms: 900 }]
    const texts = await readEndedCall({ billableMs: 0, pauses })
    expect(texts).not.toContain('Ce qui reste')
    expect(texts.at(-1)).toMatch(/^Le détail de cet appel/)
  })

  it('offers a top-up as the first action when the minutes ran out', async () => {
    expect(await readEndedCall({ reason: 'balance-exhausted', balanceAfter: 0 })).toEqual([
      'Appel terminé',
      publicMessages.MINUTES_EXHAUSTED.replace("'", '&#x27;'),
      'Recharger et rappeler Margaux',
      'Retour',
      'Ce qui reste',
      'Le détail de cet appel1\u00a0minute décomptée, solde\u00a0: 0\u00a0minute',
    ])
  })

  it('says directly below the title that a failure of the service ended the call', async () => {
    expect((await readEndedCall({ reason: 'provider-failed' }))[1]).toMatch(
      /^Notre service vocal est tombé en panne[.]/,
    )
  })

  it.each([{ pauses: [crisis] }, { hasEndedInCrisis: true }])(
    'shows the help numbers after a crisis, and offers neither a top-up nor another call (%o)',
    async (end) => {
      const texts = await readEndedCall({ ...end, balanceAfter: 0 })
      expect(texts[0]).toBe('Appel terminé')
      expect(texts).toContain('3114Prévention du suicide, jour et nuit')
      expect(texts.slice(-2)).toEqual(['Je suis en sécurité', 'Retour'])
      expect(texts.join()).not.toMatch(/Rappeler|Recharger|minutes disponibles|Ce qui reste|détail/)
    },
  )

  it('does not show the help numbers after a false alarm', async () => {
    const texts = await readEndedCall({ pauses: [{ ...crisis, isFalseAlarm: true }] })
    expect(texts).toContain('Rappeler')
    expect(texts.join()).not.toContain('3114')
  })

  it('does not show the conversation when the caller was ejected', async () => {
    expect(await readEndedCall({ reason: 'ejected' })).not.toContain('Ce qui reste')
  })
})
