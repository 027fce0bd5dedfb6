import type pg from 'pg'
import { expect, test } from 'vitest'
import { createStatementTracker } from './statement-tracker'

test('`end` waits for running statements, and no statement runs after it', async () => {
  const order: string[] = []
  const rejects: ((error: Error) => void)[] = []
  const pool = { query: () => new Promise((_resolve, reject) => rejects.push(reject)) }
  const statements = createStatementTracker(pool as unknown as pg.Pool)
  statements.execute('update job', []).catch(() => order.push('statement failed'))
  const end = statements.end().then(() => order.push('database closed'))
  void statements.execute('update job', [])
  expect(rejects).toHaveLength(1)
  rejects[0]?.(new Error('lost'))
  await end
  expect(order).toEqual(['statement failed', 'database closed'])
})
