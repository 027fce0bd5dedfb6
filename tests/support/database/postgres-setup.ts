import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL server for all integration tests; each product has a database of its own on it. */
export async function setup(project: TestProject) {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
