import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFormFields } from './form-fields'

test('reads objects and lists out of flat names', () => {
  const source = new URLSearchParams([
    ['mode', 'payment'],
    ['line_items[0][price]', 'price_a'],
    ['line_items[0][quantity]', '1'],
    ['line_items[1][price]', 'price_b'],
    ['metadata[une clé]', 'é & ='],
    ['expand[]', 'customer'],
    ['expand[]', 'invoice'],
  ])
  expect(JSON.parse(JSON.stringify(readFormFields(String(source))))).toEqual({
    mode: 'payment',
    line_items: [{ price: 'price_a', quantity: '1' }, { price: 'price_b' }],
    metadata: { 'une clé': 'é & =' },
    expand: ['customer', 'invoice'],
  })
})

test('no name reaches what every object has', () => {
  const fields = readFormFields('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect(Object.getPrototypeOf(fields)).toBeNull()
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('a number that skips some makes no list', () => {
  expect(readFormFields('a[4294967295]=x')).toEqual({ a: { '4294967295': 'x' } })
})

test('anything at all is read without a fault', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
      expect(readFormFields(String(new URLSearchParams(pairs)))).toBeTypeOf('object')
      expect(readFormFields(pairs.map((pair) => pair.join('[')).join(']&'))).toBeTypeOf('object')
    }),
  )
})
