import { expect, test } from 'vitest'
import { maxCompanionFileBytes } from '../../../../../domain/admin/companions/companion-file'
import { readCompanionFile } from './read-companion-file'

const toJson = (content: unknown) => JSON.stringify(content)

const read = (text: string) => readCompanionFile(new Blob([text]))

test('reads the companions of an export', async () => {
  const file = { format: 'amivoix-agents', version: 1, agents: [{ id: 'clara' }] }
  expect(await read(toJson(file))).toEqual({ companions: [{ id: 'clara' }] })
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
  expect(await read(text)).toHaveProperty('error')
})

test('refuses a file with more bytes than the server accepts, even if it has fewer characters', async () => {
  expect(await read('é'.repeat(maxCompanionFileBytes / 2 + 1))).toEqual({
    error: 'Ce fichier est trop grand.',
  })
})
