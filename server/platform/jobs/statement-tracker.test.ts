import type pg from 'pg'
import { expect, test } from 'vitest'
import { createStatementTracker } from './statement-tracker'

test('waits at its end for running statements, and runs no later ones', async () => {
  const order: string[] = []
  const rejects: ((error: Error) => void)[] = []
  const pool = { query: () => new Promise((_resolve, reject) => rejects.push(reject)) }
  const statements = createStatementTracker(pool as unknown as pg.Pool)
  statements.execute('update job', []).catch(() => order.push('statement failed'))
  const ended = statements.end().then(() => order.push('database closed'))
  void statements.execute('update job', [])
  expect(rejects).toHaveLength(1)
  rejects[0]?.(new Error('lost'))
  await ended
  expect(order).toEqual(['statement failed', 'database closed'])
})
