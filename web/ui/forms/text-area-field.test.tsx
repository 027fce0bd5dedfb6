import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextAreaField } from './text-area-field'

const render = (length: number, notes: { help?: string; error?: string } = {}) =>
  renderToStaticMarkup(
    <TextAreaField
      label="Commentaire"
      value={'é'.repeat(length)}
      maxCharacters={10}
      onChange={() => {}}
      {...notes}
    />,
  )

it('shows the character count near the limit, even beside an error and without a help text', () => {
  expect(render(8, { help: 'Facultatif.' })).not.toContain('8 / 10')
  expect(render(9, { help: 'Facultatif.' })).toContain('9 / 10')
  expect(render(11, { error: 'Ce texte est trop long.' })).toContain('11 / 10')
  expect(render(11)).toContain('11 / 10')
})
