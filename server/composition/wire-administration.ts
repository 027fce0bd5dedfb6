import type { Config } from '../config'
import { createDailyFigureRepository } from '../features/admin/statistics/daily-figure-repository'
import {
  rebuildDailyFigures,
  updateDailyFigures,
} from '../features/admin/statistics/update-daily-figures'
import { createLaunchChecklist } from '../launch-checklist'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'

/**
 * The minute of each hour at which the daily figures are stored. The first run of a day adds the
 * figures of the previous day.
 */
const updateMinute = 3

type Deps = {
  config: Config
  database: Database
  jobs: Pick<JobQueue, 'enqueue' | 'schedule' | 'work'>
  voicePipeline: { canServePublicCalls: boolean }
}

/** Creates the launch checklist, and the jobs that store and rebuild the daily figures. */
export const wireAdministration = ({
  config,
  database,
  jobs,
  voicePipeline: { canServePublicCalls },
}: Deps) => ({
  checklist: createLaunchChecklist({ ...config, canServePublicCalls }),

  /** Stores the figures every hour, and at startup, because the server may have been down. */
  async start() {
    const repository = createDailyFigureRepository(database)
    jobs.schedule('update-daily-figures', { minute: updateMinute })
    await jobs.enqueue(null, 'update-daily-figures', {})
    await jobs.work('update-daily-figures', () => updateDailyFigures(repository, new Date()))
    await jobs.work('rebuild-daily-figures', () => rebuildDailyFigures(repository, new Date()))
  },
})
