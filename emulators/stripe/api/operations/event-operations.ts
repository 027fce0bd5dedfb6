import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Operation } from '../operation'
import { text } from '../read-input'
import { createListOperation, createRetrieveOperation, equalTo } from '../read-operations'

export const eventOperations: readonly Operation[] = [
  createRetrieveOperation('events', 'event'),
  createListOperation({
    path: 'events',
    kind: 'event',
    filters: {
      type: equalTo('type'),
      types: z
        .array(text())
        .max(20)
        .transform(
          (types) =>
            sql`data->>'type' in (${sql.join(
              types.map((type) => sql`${type}`),
              sql`, `,
            )})`,
        )
        .optional(),
    },
  }),
]
