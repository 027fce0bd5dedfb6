import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DemonstrationStrip } from './shell'

test.each([true, false])(
  'links to /dev/mail only if e-mails are stored instead of sent (hasMailbox: %s)',
  (hasMailbox) => {
    const html = renderToStaticMarkup(<DemonstrationStrip hasMailbox={hasMailbox} />)
    expect(html).toContain('Mode démonstration')
    expect(html.includes('href="/dev/mail"')).toBe(hasMailbox)
  },
)
