import { expect, test } from 'vitest'
import { readAgentFile } from './read-agent-file'

const write = (content: unknown) => JSON.stringify(content)

test('reads the agents of an export', () => {
  const file = { format: 'amivoix-agents', version: 1, agents: [{ id: 'clara' }] }
  expect(readAgentFile(write(file))).toEqual({ agents: [{ id: 'clara' }] })
})

test.each([
  '',
  '{',
  'null',
  write([{ id: 'clara' }]),
  write({ format: 'other', version: 1, agents: [] }),
  write({ format: 'amivoix-agents', version: 2, agents: [] }),
  write({ format: 'amivoix-agents', version: 1, agents: 'clara' }),
])('refuses a file that is not an export of this version: %j', (text) => {
  expect(readAgentFile(text)).toHaveProperty('refusal')
})
