import { describe, expect, it } from 'vitest'
import { rehearse } from './testing/rehearse'

const never = new AbortController().signal

async function read(sentences: AsyncIterable<string>) {
  const all: string[] = []
  for await (const sentence of sentences) all.push(sentence)
  return all
}

describe('createScriptedDialogue', () => {
  it('forgets what was prepared and thrown away', async () => {
    const one = rehearse()
    const other = rehearse()
    one.dialogue.prepare({ kind: 'typed', text: 'je veux mourir' }, never)
    one.dialogue.prepare({ kind: 'typed', text: 'on joue ?' }, never)
    expect(await one.say('bonsoir')).toEqual(await other.say('bonsoir'))
  })

  it('prepares the same answer twice, as a speculation would', async () => {
    const { dialogue } = rehearse()
    const prompt = { kind: 'typed', text: 'je suis fatiguée' } as const
    const first = await read(dialogue.prepare(prompt, never).sentences)
    expect(await read(dialogue.prepare(prompt, never).sentences)).toEqual(first)
  })

  it('stops yielding when it is aborted', async () => {
    const aborting = new AbortController()
    const { sentences } = rehearse().dialogue.prepare({ kind: 'greeting' }, aborting.signal)
    aborting.abort()
    expect(await read(sentences)).toEqual([])
  })

  it('takes up what an interruption cut off', async () => {
    const call = rehearse()
    const [first, ...rest] = await call.say('on joue à tu préfères ?')
    call.dialogue.truncate(first ?? '')
    const resumed = (await call.say('euh oui')).join(' ')
    expect(resumed).toMatch(
      /^(Je disais|Je reprends|Je le redis|Encore une fois|Je répète|C’était)/,
    )
    expect(resumed).toContain(rest.at(-1) ?? 'never')
    expect((await call.say('sans dessert')).join(' ')).toContain('éclairs au chocolat')
  })

  it('lets an interruption with something to say have its way', async () => {
    const call = rehearse()
    const [first] = await call.say('on joue à tu préfères ?')
    call.dialogue.truncate(first ?? '')
    expect((await call.say('attends, stop, on arrête ce jeu')).join(' ')).not.toContain('disais')
  })

  it('says again what it is asked to repeat', async () => {
    const call = rehearse()
    const asked = (await call.greeting()).at(-1) ?? ''
    expect((await call.say('pardon ?')).join(' ').toLowerCase()).toContain(asked.toLowerCase())
  })

  it('says that it is an AI before anything, and says goodbye once', async () => {
    const call = rehearse()
    expect((await call.hear({ kind: 'ai-notice' })).join(' ')).toContain(
      'intelligence artificielle',
    )
    expect(await call.say('bonne nuit')).toHaveLength(1)
    expect(await call.hear({ kind: 'farewell', reason: 'hung-up' })).toEqual([])
  })

  it('warns of silence and of the balance in one calm sentence each', async () => {
    const call = rehearse()
    for (const seconds of [30, 90, 120] as const)
      expect(await call.hear({ kind: 'silence', seconds })).toHaveLength(1)
    for (const secondsLeft of [120, 60, 15] as const)
      expect(await call.hear({ kind: 'balance', secondsLeft })).toHaveLength(1)
  })
})
