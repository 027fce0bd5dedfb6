import { expect, test } from 'vitest'
import { splitIntoClauses } from './split-into-clauses'

const split = (text: string) => splitIntoClauses(text).map((clause) => clause.text)

test('splits off the first clause of a long sentence, so that speech starts early', () => {
  expect(
    split('Je comprends très bien, et si vous voulez nous pouvons en parler toute la soirée.'),
  ).toEqual([
    'Je comprends très bien, ',
    'et si vous voulez nous pouvons en parler toute la soirée.',
  ])
})

test('keeps a short sentence whole', () => {
  expect(split('Bonjour, je suis heureuse de vous entendre.')).toEqual([
    'Bonjour, je suis heureuse de vous entendre.',
  ])
})

test('does not split off a first clause that is very short', () => {
  const [firstChunk] = split('Oui, bien sûr, je me souviens de cette promenade au bord de la mer.')
  expect(firstChunk).toBe('Oui, bien sûr, je me souviens de cette promenade au bord de la mer.')
})

test('keeps the position and the pause of each clause', () => {
  const text = 'Inspirez doucement par le nez, et comptez : un… deux… trois… puis soufflez.'
  const clauses = splitIntoClauses(text)
  for (const { text: clause, position } of clauses)
    expect(text.slice(position, position + clause.length)).toBe(clause)
  expect(clauses.filter(({ pauseMs }) => pauseMs > 0).length).toBe(3)
})

test('replaces characters outside the Latin script with spaces, so that positions stay the same', () => {
  const [clause] = splitIntoClauses('Bonjour 🙂 мир du soir.')
  expect(clause?.text).toBe('Bonjour        du soir.')
})

test('returns no clause for a text without words', () => {
  expect(split('… 🙂 !')).toEqual([])
})
