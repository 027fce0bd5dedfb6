import { expect, test } from 'vitest'
import { skipThoughts } from './skip-thoughts'

async function* send(...pieces: string[]) {
  yield* pieces
}

const read = async (...pieces: string[]) => {
  let text = ''
  for await (const piece of skipThoughts(send(...pieces))) text += piece
  return text
}

test('leaves out the thoughts before an answer', async () => {
  expect(await read('<think>She is sad.</think>', 'Je vous écoute.')).toBe('Je vous écoute.')
})

test('recognises tags that arrive in pieces', async () => {
  expect(await read('<th', 'ink>She', ' is sad.</thi', 'nk>Je vous', ' écoute.')).toBe(
    'Je vous écoute.',
  )
})

test('keeps text that only resembles the beginning of a tag', async () => {
  expect(await read('Deux <', ' trois, et 3 <th')).toBe('Deux < trois, et 3 <th')
})

test('yields nothing when the closing tag never arrives', async () => {
  expect(await read('<think>Perhaps', ' or not')).toBe('')
})

test('passes on each piece at once when it cannot be the beginning of a tag', async () => {
  const pieces = skipThoughts(send('Bonjour ', 'Inès.'))
  expect((await pieces.next()).value).toBe('Bonjour ')
})
