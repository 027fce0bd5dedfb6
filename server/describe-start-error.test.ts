import { expect, test } from 'vitest'
import { describeStartError } from './describe-start-error'

const createSystemError = (code: string, facts: object = {}) =>
  Object.assign(new Error(code), { code, ...facts })

test.each([
  [
    createSystemError('EROFS', { path: '/srv/data/database' }),
    /^DATA_DIR ne peut pas être écrit : \/srv\/data\/database \(EROFS\)\. Rien n’a été modifié/,
  ],
  [
    createSystemError('ENOENT', { path: '/mnt/read-only/data', syscall: 'mkdir' }),
    /^DATA_DIR ne peut pas être écrit : \/mnt\/read-only\/data \(ENOENT\)/,
  ],
  [createSystemError('EACCES'), /^DATA_DIR ne peut pas être écrit : \/srv\/data \(EACCES\)/],
  [
    createSystemError('ENOTDIR', { path: '/etc/passwd/x' }),
    /^DATA_DIR n’est pas un dossier : \/etc\/passwd\/x/,
  ],
  [
    createSystemError('ENOSPC', { path: '/srv/data/mail' }),
    /^Le disque de \/srv\/data est plein\. .* libérez/,
  ],
  [
    createSystemError('EADDRINUSE', { port: 80, address: '::' }),
    /^Le port 80 est déjà pris sur ::/,
  ],
  [
    new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }),
    /^La base de données n’a pas répondu à temps/,
  ],
  [createSystemError('ECONNREFUSED'), /^La base de données de DATABASE_URL ne répond pas/],
])('describes %s in one line for the operator', (error, expected) => {
  const line = describeStartError(error, '/srv/data')
  expect(line).toMatch(expected)
  expect(line).not.toContain('\n')
})

test('returns undefined for a programming error, so that its stack trace is printed', () => {
  expect(describeStartError(new TypeError('x is not a function'), '/srv/data')).toBeUndefined()
})
