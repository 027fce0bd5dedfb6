import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CaptionLines } from './caption-lines'
import { type CaptionEvent, type Captions, nextCaptions } from './captions'

it('marks the language of foreign words for screen readers, in heard and upcoming text', () => {
  const response = { responseId: 'r1', itemId: 'i1' } as const
  const events: CaptionEvent[] = [
    { type: 'response-started', responseId: 'r1', number: 1 },
    { type: 'text-received', ...response, text: 'On dit «', startMs: 0 },
    { type: 'text-received', ...response, text: ' see', startMs: 500, language: 'en' },
    { type: 'text-received', ...response, text: ' you »', startMs: 900, language: 'en' },
    { type: 'text-received', ...response, text: ', et voilà.', startMs: 1_400 },
    { type: 'playback-progressed', number: 1, playedMs: 700 },
  ]
  const captions = events.reduce<Captions>(nextCaptions, [])
  const html = renderToStaticMarkup(<CaptionLines captions={captions} />)
  expect(html).toContain('On dit «<bdi lang="en">\u00a0see</bdi><span')
  expect(html).toContain('<bdi lang="en"> you\u00a0»</bdi>, et voilà.')
})
