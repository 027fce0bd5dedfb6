import { expect, test } from 'vitest'
import { jobLabels } from '../../../domain/admin/live-labels'
import { jobNames } from './jobs'

test('every job, and nothing else, has a French name for the administration pages', () => {
  expect(Object.keys(jobLabels).sort()).toEqual([...jobNames].sort())
})
