import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeSchema } from './describe-schema'

test('lists the fields of an object, and marks optional ones', () => {
  const schema = z.object({
    id: z.uuid(),
    rating: z.literal([1, 2]).optional(),
    tags: z.array(z.string()),
    note: z.string().nullable(),
  })
  expect(describeSchema(z.toJSONSchema(schema))).toBe(
    '{\n  id: uuid\n  rating?: 1 | 2\n  tags: [string]\n  note: string | null\n}',
  )
})

test('indents a nested object', () => {
  const schema = z.object({ inner: z.object({ count: z.number().int() }) })
  expect(describeSchema(z.toJSONSchema(schema))).toBe('{\n  inner: {\n    count: integer\n  }\n}')
})
