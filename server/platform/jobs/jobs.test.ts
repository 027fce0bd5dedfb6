import { expect, test } from 'vitest'
import { jobLabels } from '../../../domain/admin/live-labels'
import { jobNames } from './jobs'

test('the administration has a name in French for every job', () => {
  expect(Object.keys(jobLabels).sort()).toEqual([...jobNames].sort())
})
