import { describe, expect, it } from 'vitest'
import { startTestCall } from './testing/start-test-call'

const unabortedSignal = new AbortController().signal

async function readAll(iterable: AsyncIterable<string>) {
  const sentences: string[] = []
  for await (const sentence of iterable) sentences.push(sentence)
  return sentences
}

describe('createScriptedDialogue', () => {
  it('ignores prepared responses that were not accepted', async () => {
    const call = startTestCall()
    const untouchedCall = startTestCall()
    call.dialogue.prepare({ kind: 'typed', text: 'je veux mourir' }, unabortedSignal)
    call.dialogue.prepare({ kind: 'typed', text: 'on joue ?' }, unabortedSignal)
    expect(await call.say('bonsoir')).toEqual(await untouchedCall.say('bonsoir'))
  })

  it('prepares the same response twice for the same prompt', async () => {
    const { dialogue } = startTestCall()
    const prompt = { kind: 'typed', text: 'je suis fatiguée' } as const
    const first = await readAll(dialogue.prepare(prompt, unabortedSignal).sentences)
    expect(await readAll(dialogue.prepare(prompt, unabortedSignal).sentences)).toEqual(first)
  })

  it('yields no sentence after an abort', async () => {
    const controller = new AbortController()
    const { sentences } = startTestCall().dialogue.prepare({ kind: 'greeting' }, controller.signal)
    controller.abort()
    expect(await readAll(sentences)).toEqual([])
  })

  it('resumes an interrupted response', async () => {
    const call = startTestCall()
    const [heardSentence = '', ...unheardSentences] = await call.say('on joue à tu préfères ?')
    call.dialogue.truncate(heardSentence)
    const resumedText = (await call.say('euh oui')).join(' ')
    expect(resumedText).toBe(unheardSentences.join(' '))
    expect((await call.say('sans dessert')).join(' ')).toContain('éclairs au chocolat')
  })

  it.each([
    [1, 'Dans un village, une horloge retardait'],
    [3, 'Une horloge retardait'],
    [8, 'Une horloge retardait'],
    [12, 'Un horloger la répara : les gens'],
    [20, 'Les gens ratèrent le train'],
  ])('resumes after %i heard words with "%s"', async (wordCount, start) => {
    const call = startTestCall()
    const sentences = await call.say('raconte-moi une histoire avec une horloge dans un village')
    const story = sentences.join(' ')
    call.dialogue.truncate(story.split(' ').slice(0, wordCount).join(' '))
    const resumedText = (await call.say('pardon, continue')).join(' ')
    expect(resumedText.slice(0, start.length)).toBe(start)
    expect(story.endsWith(resumedText.slice(1))).toBe(true)
  })

  it('does not resume a response that the caller interrupted with a request to stop', async () => {
    const call = startTestCall()
    const [heardSentence = '', ...unheardSentences] = await call.say('on joue à tu préfères ?')
    call.dialogue.truncate(heardSentence)
    const answer = await call.say('attends, stop, on arrête ce jeu')
    expect(answer.filter((sentence) => unheardSentences.includes(sentence))).toEqual([])
  })

  it('asks the caller to repeat if a recogniser was active, and otherwise suggests typing', async () => {
    const call = startTestCall()
    const prompt = { kind: 'unrecognised', speechMs: 1_500, hasRecogniser: true } as const
    const answers = [await call.send(prompt), await call.send(prompt)].flat().join(' ')
    expect(answers).toMatch(/redi|répéter|encore une fois/i)
    expect(answers).not.toMatch(/champ de texte|distinguer les mots|pas les mots/)
    expect((await call.speakUnrecognised()).join(' ')).toMatch(/champ de texte/)
  })

  it.each([
    'pardon ?',
    'qu’est-ce que tu as dit ?',
    'euh, qu’est-ce que vous avez dit ?',
    'pardon, qu’est-ce que tu disais ?',
    'j’ai pas entendu ce que tu as dit',
  ])('repeats the last sentence on request: "%s"', async (words) => {
    const call = startTestCall()
    const question = (await call.greeting()).at(-1) ?? ''
    expect((await call.say(words)).join(' ').toLowerCase()).toContain(question.toLowerCase())
  })

  it('does not repeat its last sentence when asked what it said to somebody else', async () => {
    const call = startTestCall()
    const question = (await call.greeting()).at(-1) ?? ''
    const answer = (await call.say('qu’est-ce que tu as dit à ma sœur ?')).join(' ')
    expect(answer.toLowerCase()).not.toContain(question.toLowerCase())
  })

  it('discloses that it is an AI', async () => {
    const disclosure = await startTestCall().send({ kind: 'ai-disclosure' })
    expect(disclosure.join(' ')).toContain('intelligence artificielle')
  })

  it('says one sentence when the call ends after it has said goodbye', async () => {
    const call = startTestCall()
    expect(await call.say('bonne nuit')).toHaveLength(1)
    expect(await call.send({ kind: 'farewell', reason: 'time-limit' })).toHaveLength(1)
  })

  it('responds with one sentence to each silence prompt and to each low-balance prompt', async () => {
    const call = startTestCall()
    for (const seconds of [30, 90] as const)
      expect(await call.send({ kind: 'silence', seconds })).toHaveLength(1)
    for (const secondsLeft of [120, 60] as const)
      expect(await call.send({ kind: 'balance', secondsLeft })).toHaveLength(1)
  })
})
