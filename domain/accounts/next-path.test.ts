import { expect, test } from 'vitest'
import { parseNextPath } from './next-path'

test.each(['/dashboard', '/talk/clara?partage=1#appel', '/'])('accepts the path %s', (path) => {
  expect(parseNextPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
])('refuses the path %j', (path) => {
  expect(parseNextPath(path)).toBeNull()
})
