import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineCode } from './hash-inline-code'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('lists the hash of each inline script and style once, and removes the nonce', () => {
  const page = (nonce: string) =>
    `<style${nonce}>a{}</style><noscript><style${nonce}>a{}</style></noscript>` +
    `<script${nonce} type="module">const a = "<p>é"</script><link${nonce} href="/a.css"/>`
  expect(hashInlineCode(page(' nonce="a+/b=="'), 'a+/b==')).toEqual({
    html: page(''),
    inlineCode: { scripts: [hash('const a = "<p>é"')], styles: [hash('a{}')] },
  })
})

test('allows no code without the nonce', () => {
  const injectedCode =
    '<script>alert(1)</script><style>p{}</style><script nonce="b">steal()</script>'
  expect(hashInlineCode(`${injectedCode}<script nonce="n" src="/theme.js"></script>`, 'n')).toEqual(
    {
      html: `${injectedCode}<script src="/theme.js"></script>`,
      inlineCode: { scripts: [], styles: [] },
    },
  )
})
