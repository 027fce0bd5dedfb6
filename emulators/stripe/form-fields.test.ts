import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFormFields } from './form-fields'

test('reads nested objects and lists from flat names', () => {
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

test('does not let a name change the prototype of objects', () => {
  const fields = readFormFields('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect(Object.getPrototypeOf(fields)).toBeNull()
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('reads non-consecutive indices as an object', () => {
  expect(readFormFields('a[4294967295]=x')).toEqual({ a: { '4294967295': 'x' } })
})

test('reads any input without throwing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
      expect(readFormFields(String(new URLSearchParams(pairs)))).toBeTypeOf('object')
      expect(readFormFields(pairs.map((pair) => pair.join('[')).join(']&'))).toBeTypeOf('object')
    }),
  )
})
