import { expect, test } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

const neutralUtterances = [
  'Mardi.',
  'Une table.',
  'Le plafond.',
  'La fenêtre.',
  'Un seau.',
  'Du carton.',
  'Une chaise.',
  'Un clou.',
]

async function talk(topicsToAvoid: string | null) {
  const call = startTestCall({
    caller: { profileSummary: 'Son activité : la retraite.', topicsToAvoid },
  })
  await call.greeting()
  await call.sayAll(neutralUtterances)
  return call.responses.flat().join(' ')
}

test('asks about the profile, except about topics to avoid', async () => {
  expect(await talk(null)).toContain('profil parle de retraite')
  expect(await talk('Ma retraite, et ma belle-mère.')).not.toContain('retraite')
})
