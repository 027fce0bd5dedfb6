import { expect, test } from 'vitest'
import { maxCompanionFileBytes } from '../../../../../domain/admin/companions/companion-file'
import { readAgentFile } from './read-agent-file'

const toJson = (content: unknown) => JSON.stringify(content)

const read = (text: string) => readAgentFile(new Blob([text]))

test('reads the agents of an export', async () => {
  const file = { format: 'amivoix-agents', version: 1, agents: [{ id: 'clara' }] }
  expect(await read(toJson(file))).toEqual({ agents: [{ id: 'clara' }] })
})

test.each([
  '',
  '{',
  'null',
  toJson([{ id: 'clara' }]),
  toJson({ format: 'other', version: 1, agents: [] }),
  toJson({ format: 'amivoix-agents', version: 2, agents: [] }),
  toJson({ format: 'amivoix-agents', version: 1, agents: 'clara' }),
])('refuses a file that is not an export of this version: %j', async (text) => {
  expect(await read(text)).toHaveProperty('refusal')
})

test('refuses a file with more bytes than the server accepts, even if it has fewer characters', async () => {
  expect(await read('é'.repeat(maxCompanionFileBytes / 2 + 1))).toEqual({
    refusal: 'Ce fichier est trop grand.',
  })
})
