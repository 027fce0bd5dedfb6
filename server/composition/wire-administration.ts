import type { Config } from '../config'
import { createDailyFigureRepository } from '../features/admin/statistics/daily-figure-repository'
import {
  rebuildDailyFigures,
  updateDailyFigures,
} from '../features/admin/statistics/update-daily-figures'
import { createLaunchChecklist } from '../launch-checklist'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'

/** The minute of each hour at which figures are stored; the first run of a day completes those of the day before. */
const updateMinute = 3

type Deps = {
  config: Config
  database: Database
  jobs: Pick<JobQueue, 'enqueue' | 'schedule' | 'work'>
  voices: { canServePublicCalls: boolean }
}

/** Creates the launch checklist, and the jobs that store the figures per day. */
export const wireAdministration = ({
  config,
  database,
  jobs,
  voices: { canServePublicCalls },
}: Deps) => ({
  checklist: createLaunchChecklist({ ...config, canServePublicCalls }),

  /** Stores the figures every hour, and at the start, because the server may have been down. */
  async start() {
    const repository = createDailyFigureRepository(database)
    jobs.schedule('update-daily-figures', { minute: updateMinute })
    await jobs.enqueue(null, 'update-daily-figures', {})
    await jobs.work('update-daily-figures', () => updateDailyFigures(repository, new Date()))
    await jobs.work('rebuild-daily-figures', () => rebuildDailyFigures(repository, new Date()))
  },
})
