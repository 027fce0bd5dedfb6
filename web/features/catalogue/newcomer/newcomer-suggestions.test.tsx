import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewcomerSuggestions } from './newcomer-suggestions'

const show = (hasCalled: boolean) =>
  renderToStaticMarkup(
    <NewcomerSuggestions
      userId="someone"
      agents={undefined}
      hasCalled={hasCalled}
      onDismiss={() => {}}
    />,
  )

test('keeps room for three voices for somebody who has never called', () => {
  expect(show(false).match(/<li/g)).toHaveLength(3)
})

test('asks for the need without proposing voices after the first call', () => {
  const shown = show(true)
  expect(shown).toContain('De quoi avez-vous besoin')
  expect(shown).toContain('Dormir')
  expect(shown).not.toContain('<li')
})
