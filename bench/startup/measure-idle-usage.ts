import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Clock ticks per second (USER_HZ): /proc/<pid>/stat gives CPU times in clock ticks. */
const ticksPerSecond = 100

export type IdleUsage = {
  /** CPU time of all threads, divided by the elapsed time: 1 for one busy core. */
  cpuShare: number
  residentMegabytes: number
}

/**
 * Waits `durationMs` for a process to become idle, then measures it for another `durationMs`. Child processes, such as
 * the synthesiser, are not included. Linux only.
 */
export async function measureIdleUsage(pid: number, durationMs: number): Promise<IdleUsage> {
  await sleep(durationMs)
  const cpuSecondsBefore = readCpuSeconds(pid)
  const startedAtMs = performance.now()
  await sleep(durationMs)
  const seconds = (performance.now() - startedAtMs) / 1_000
  return {
    cpuShare: (readCpuSeconds(pid) - cpuSecondsBefore) / seconds,
    residentMegabytes: readResidentKilobytes(pid) / 1_024,
  }
}

/**
 * Returns the pid of the descendant of `ancestor` that has an argument ending with `command`; of several, the highest
 * pid. Throws when there is none.
 */
export function findDescendant(ancestor: number, command: string): number {
  const parents = new Map(listProcesses().map((pid) => [pid, readParent(pid)]))
  const isDescendant = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === ancestor || isDescendant(parent))
  }
  const matchingPids = [...parents.keys()].filter(
    (pid) => isDescendant(pid) && readArguments(pid).some((word) => word.endsWith(command)),
  )
  const highestPid = matchingPids.at(-1)
  if (highestPid === undefined) throw new Error(`No process runs ${command}`)
  return highestPid
}

const listProcesses = () => readdirSync('/proc').filter(Number).map(Number)

/** Returns the fields of /proc/<pid>/stat after the command's name, which is in parentheses and may contain spaces. */
function readStat(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    // The process has ended in the meantime.
    return []
  }
}

/** Indices in the result of `readStat` (proc_pid_stat(5)). */
const statIndices = { parent: 1, userTicks: 11, systemTicks: 12 }

const readParent = (pid: number) => Number(readStat(pid)[statIndices.parent])

function readCpuSeconds(pid: number) {
  const stat = readStat(pid)
  const ticks = Number(stat[statIndices.userTicks]) + Number(stat[statIndices.systemTicks])
  return ticks / ticksPerSecond
}

const readArguments = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')

function readResidentKilobytes(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
}
