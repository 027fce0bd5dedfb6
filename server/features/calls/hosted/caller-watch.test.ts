import { expect, test } from 'vitest'
import { createCallerWatch } from './caller-watch'

test('answers a danger in a foreign language without language markers', async () => {
  const { help, sentences } = await createCallerWatch().check({ text: 'I want to die' })
  expect(help).toBe('crisis')
  expect(sentences[0]).toMatch(/^Your life matters: call 3114 now.*danger[.]$/)
  expect(sentences.join(' ')).not.toContain('[')
})
