import { expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

const opening = ['bonsoir', 'j’ai passé l’après-midi à monter une étagère']

it.each([
  ['ah bon', /eh oui|oui, vraiment|ce que je me dis/i],
  ['je te jure', /crois|doute pas/i],
  ['d’accord', /^(?:voilà|bien|c’est ça|parfait)\./i],
  ['bof bof', /bof|enthousiasme|mouais/i],
  ['ouais mais bon', /oui|j’écoute|mais bon/i],
])('answers "%s" with a reply that fits these words', async (line, answer) => {
  const call = startTestCall()
  await call.sayAll(opening)
  expect((await call.say(line)).join(' ')).toMatch(answer)
})

it('treats "bof" as an answer when the companion has just asked a question', async () => {
  const call = startTestCall()
  await call.say('bonsoir')
  const question = call.responses.at(-1)?.at(-1)
  expect(question).toMatch(/\?$/)
  expect((await call.say('bof')).join(' ')).not.toMatch(/^(?:bof, oui|je vois, ce n’est pas)/i)
})

it.each([
  'et vous savez tout on m’a dit alors dites-moi qui a gagné le tour de france en soixante-six',
  'vous avez une idée de combien ça coûte des plaquettes de frein sur une clio',
  'on peut congeler ça le saint-nectaire',
])('answers a question, or admits not knowing the answer: "%s"', async (question) => {
  const call = startTestCall()
  await call.sayAll(opening)
  expect((await call.say(question)).join(' ')).toMatch(
    /sais pas|mémoire|sèche|échappe|devis|coups de fil|garage|doute|emballage|prix|sûr/i,
  )
})

it('says the date when the caller asks for the day', async () => {
  const call = startTestCall({ now: () => new Date('2026-11-29T04:28:00Z') })
  await call.say('bonsoir')
  expect(await call.say('au fait on est quel jour')).toEqual(['On est dimanche 29 novembre.'])
})
