import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VoiceSuggestions } from './voice-suggestions'

const render = ({ hasCalled }: { hasCalled: boolean }) =>
  renderToStaticMarkup(
    <VoiceSuggestions
      userId="someone"
      companions={undefined}
      hasCalled={hasCalled}
      onDismiss={() => {}}
    />,
  )

test('reserves space for three companions for a user who has never called', () => {
  expect(render({ hasCalled: false }).match(/<li/g)).toHaveLength(3)
})

test('asks for a need without suggesting companions to a user who has called', () => {
  const html = render({ hasCalled: true })
  expect(html).toContain('De quoi avez-vous besoin')
  expect(html).toContain('Dormir')
  expect(html).not.toContain('<li')
})
