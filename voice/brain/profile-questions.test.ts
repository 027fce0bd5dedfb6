import { expect, test } from 'vitest'
import { rehearse } from './testing/rehearse'

const small = [
  'Mardi.',
  'Une table.',
  'Le plafond.',
  'La fenêtre.',
  'Un seau.',
  'Du carton.',
  'Une chaise.',
  'Un clou.',
]

async function hearAbout(topicsToAvoid: string | null) {
  const call = rehearse({
    caller: { profileSummary: 'Son activité : la retraite.', topicsToAvoid },
  })
  await call.greeting()
  await call.sayAll(small)
  return call.heard.flat().join(' ')
}

test('the profile suggests a question, and never one about a topic to avoid', async () => {
  expect(await hearAbout(null)).toContain('profil parle de retraite')
  expect(await hearAbout('Ma retraite, et ma belle-mère.')).not.toContain('retraite')
})
