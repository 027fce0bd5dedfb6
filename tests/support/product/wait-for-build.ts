import { setTimeout as sleep } from 'node:timers/promises'

// Runs before each test file that may need the build. `npm test` builds while the unit tests run (scripts/test.mjs).
// If the build fails, `npm test` exits.

const buildProcessId = Number(process.env['BUILD_PROCESS_ID'])

while (buildProcessId && isRunning(buildProcessId)) await sleep(100)
// The system may give the id to another process later.
delete process.env['BUILD_PROCESS_ID']

function isRunning(processId: number) {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}
