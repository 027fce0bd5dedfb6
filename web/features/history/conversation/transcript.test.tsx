import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Transcript } from './transcript'

const createTurn = (speaker: 'caller' | 'companion', text: string | null) => ({
  speaker,
  text,
  atMs: 65_000,
})

const render = (turns: Parameters<typeof Transcript>[0]['turns']) =>
  renderToStaticMarkup(<Transcript turns={turns} companionName="Margaux" />)

it('puts no-break spaces before French punctuation', () => {
  const html = render([
    createTurn('companion', 'Ça va ?'),
    createTurn('caller', 'Oui : « mieux » !'),
  ])
  expect(html).toContain('Ça va\u00a0?')
  expect(html).toContain('Oui\u00a0: «\u00a0mieux\u00a0»\u00a0!')
})

it('shows who spoke and when, and marks speech that was not recognised', () => {
  const html = render([createTurn('companion', 'Bonsoir.'), createTurn('caller', null)])
  expect(html).toMatch(/Margaux · 1:05.*Vous · 1:05.*\(paroles non comprises\)/)
})

it('explains why there is no transcript', () => {
  expect(render(null)).toContain('30 jours')
  expect(render([])).toContain('Personne n’a parlé.')
})
