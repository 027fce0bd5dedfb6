import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DemonstrationStrip } from './shell'

test.each([true, false])(
  'links to the mailbox of the demonstration only if it exists: %s',
  (has) => {
    const html = renderToStaticMarkup(<DemonstrationStrip hasMailbox={has} />)
    expect(html).toContain('Mode démonstration')
    expect(html.includes('href="/dev/mail"')).toBe(has)
  },
)
