import { describe, expect, it } from 'vitest'
import { companions } from '../../../../content/companions/companions'
import { startTestCall } from '../../testing/start-test-call'

const [teacher] = companions.filter(({ language }) => language === 'italian')

describe('a companion that teaches a language', () => {
  it.each([
    ['coucou t’es là', /là|écoute/],
    ['bonjour dites-moi c’est payant cet appel', /minute|tarif/],
    ['yo ça va', /^(?!.*«)/],
  ])('answers "%s" and starts no lesson', async (line, answer) => {
    const call = startTestCall({ companion: teacher ?? {} })
    await call.greeting()
    expect((await call.say(line)).join(' ')).toMatch(answer)
  })
})

it('repeats the telephone number that it gave', async () => {
  const call = startTestCall()
  await call.sayAll(['bonsoir', 'j’ai trouvé du cannabis dans son sac', 'je me sens nulle'])
  expect((await call.say('c’est quoi ce numéro que vous m’avez donné ?')).join(' ')).toContain(
    '0 800 23 13 13',
  )
})

it.each([
  ['est-ce que je peux vous demander quelque chose d’un peu bête', /demande|vas-y|allez-y/i],
  ['je voudrais votre avis sur quelque chose', /dis-moi|expose/i],
  ['qu’est-ce qui me prouve que vous êtes pas un escroc', /argent|codes/i],
])('answers "%s" directly', async (line, answer) => {
  const call = startTestCall()
  await call.say('bonsoir')
  expect((await call.say(line)).join(' ')).toMatch(answer)
})

it('laughs at a joke that the caller has announced', async () => {
  const call = startTestCall()
  await call.say('bonsoir')
  await call.say('attends j’ai une blague')
  const joke = 'c’est un mec il rentre dans un café et plouf'
  expect((await call.say(joke)).join(' ')).toMatch(/bonne|pas mal|bien trouvé|venir/i)
})

it('does not tell a whole story when it is the companion’s turn to tell a joke', async () => {
  const call = startTestCall()
  await call.say('j’ai une blague')
  expect((await call.say('vas-y à toi raconte-m’en une')).length).toBeLessThan(4)
})
