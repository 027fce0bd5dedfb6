import { expect, test } from 'vitest'
import { compileWithoutCaptures } from './compile-without-captures'

test('finds the same text as the pattern with captures, and captures nothing', () => {
  const source = '(je (te|vous) )?(?:dis|souhaite) (?!rien)(une )?(bonne|douce) nuit(?= |$)'
  const text = 'je te souhaite une bonne nuit'
  expect([...(compileWithoutCaptures(source).exec(text) ?? [])]).toEqual([text])
  expect(new RegExp(source).exec(text)?.length).toBe(5)
})

test('uses the given flags', () => {
  expect('a demain, a demain'.replaceAll(compileWithoutCaptures('a (demain)', 'g'), '_')).toBe(
    '_, _',
  )
})
