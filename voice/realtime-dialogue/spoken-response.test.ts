import { describe, expect, it } from 'vitest'
import type { PrecedingWords } from '../model-dialogue/check-sentence'
import type { PassagePart } from '../ports/dialogue'
import type { RealtimePart } from '../ports/realtime-model'
import { createSpokenResponse } from './spoken-response'

const createSound = (ms: number): RealtimePart => ({
  kind: 'audio',
  pcm: new Int16Array(ms * 24).fill(9),
})
const createWords = (text: string): RealtimePart => ({ kind: 'text', text })
const createUnabortedSignal = () => new AbortController().signal

async function* send(
  parts: readonly RealtimePart[],
  end: 'over' | 'fails' | 'stays open' = 'over',
) {
  yield* parts
  if (end === 'fails') throw new Error('closed')
  if (end === 'stays open') await new Promise(() => {})
}

function respond(
  parts: AsyncIterable<RealtimePart>,
  precedingWords: PrecedingWords = { companion: '', caller: null },
) {
  let stopCount = 0
  const stop = () => {
    stopCount += 1
  }
  const spokenResponse = createSpokenResponse(parts, {
    address: 'tu',
    precedingWords,
    isForeignLanguageAllowed: false,
    stop,
  })
  return { spokenResponse, countStops: () => stopCount }
}

const countMs = (parts: readonly PassagePart[]) =>
  parts.reduce((sum, part) => sum + (part.kind === 'audio' ? part.pcm.length / 24 : 0), 0)
const joinWords = (parts: readonly PassagePart[]) =>
  parts.flatMap((part) => (part.kind === 'words' ? part.text : [])).join(' ')

async function playPassage({
  passage,
}: {
  passage: ReturnType<typeof respond>['spokenResponse']['passage']
}) {
  const parts: PassagePart[] = []
  for await (const part of passage.speak(createUnabortedSignal())) parts.push(part)
  return parts
}

describe('createSpokenResponse', () => {
  it('yields all audio, and all words in the order of their start in the audio', async () => {
    const { spokenResponse } = respond(
      send([
        createWords('Je suis'),
        createSound(300),
        createWords(' là, avec'),
        createSound(300),
        createWords(' toi.'),
        createSound(600),
      ]),
    )
    expect(await spokenResponse.waitForAudio()).toBe(true)
    const parts = await playPassage(spokenResponse)
    expect(countMs(parts)).toBe(1_200)
    expect(joinWords(parts)).toBe('Je suis là, avec toi.')
    expect(parts[0]?.kind).toBe('words')
    const starts = parts.flatMap((part) => (part.kind === 'words' ? part.startMs : []))
    expect(starts).toEqual([...starts].sort((one, other) => one - other))
    expect(starts.at(-1)).toBeLessThan(1_200)
    expect(spokenResponse.takeRemainingSentences()).toEqual([])
  })

  it('withholds audio whose words are not known yet', async () => {
    const { spokenResponse } = respond(send([createSound(400), createSound(400)], 'stays open'))
    const firstResult = await Promise.race([
      spokenResponse.waitForAudio(),
      new Promise((resolve) => setImmediate(resolve, 'nothing')),
    ])
    expect(firstResult).toBe('nothing')
  })

  it('releases withheld audio when its words arrive at the end', async () => {
    const { spokenResponse } = respond(send([createSound(800), createWords('Je suis là.')]))
    expect(await spokenResponse.waitForAudio()).toBe(true)
    expect(countMs(await playPassage(spokenResponse))).toBe(800)
  })

  it('drops the audio of a sentence that no companion may say', async () => {
    const allowedSentence = 'Bonne question, je te réponds.'
    const { spokenResponse, countStops } = respond(
      send(
        [createWords(`${allowedSentence} Je suis une vraie femme. `), createSound(4_000)],
        'stays open',
      ),
    )
    const parts = await playPassage(spokenResponse)
    expect(joinWords(parts)).toBe(allowedSentence)
    expect(countMs(parts)).toBeLessThan(allowedSentence.length * 65)
    expect(spokenResponse.takeRemainingSentences().join()).toContain('intelligence artificielle')
    expect(countStops()).toBe(1)
  })

  it('drops a sentence that only completes or confirms what no companion may say', async () => {
    const completingResponse = respond(
      send([createWords('Bonsoir. Elle a envie de toi. '), createSound(4_000)], 'stays open'),
      { companion: 'La fille a seize ans.', caller: null },
    )
    expect(joinWords(await playPassage(completingResponse.spokenResponse))).toBe('Bonsoir.')
    const confirmingResponse = respond(
      send([createWords('Oui. '), createSound(4_000)], 'stays open'),
      {
        companion: '',
        caller: 'Les Arabes sont tous des voleurs, non ?',
      },
    )
    expect(joinWords(await playPassage(confirmingResponse.spokenResponse))).toBe('')
  })

  it('stops a model that repeats itself or exceeds the maximum length', async () => {
    const loopingResponse = respond(
      send([createWords('Je suis là. Je suis là. Je suis là. '), createSound(3_000)], 'stays open'),
    )
    expect(joinWords(await playPassage(loopingResponse.spokenResponse))).toBe('Je suis là.')
    expect(loopingResponse.countStops()).toBe(1)
    const sentences = Array.from({ length: 40 }, (_, index) => `Voici la phrase numéro ${index}. `)
    const longResponse = respond(
      send([createWords(sentences.join('')), createSound(60_000)], 'stays open'),
    )
    expect(joinWords(await playPassage(longResponse.spokenResponse))).toBe(
      sentences.slice(0, 10).join('').trim(),
    )
    expect(longResponse.countStops()).toBe(1)
  })

  it('waits for the audio of the words before a forbidden sentence', async () => {
    const allowedSentence = 'Bonne question, je te réponds.'
    const { spokenResponse, countStops } = respond(
      send(
        [
          createWords(`${allowedSentence} Je suis une vraie femme. `),
          createSound(600),
          createSound(600),
          createSound(600),
        ],
        'stays open',
      ),
    )
    const parts = await playPassage(spokenResponse)
    expect(countMs(parts)).toBeGreaterThan(1_200)
    expect(joinWords(parts)).toBe(allowedSentence)
    expect(countStops()).toBe(1)
  })

  it('returns the remaining known words when the audio breaks off', async () => {
    const { spokenResponse } = respond(
      send([createWords('Je suis là, et je t’écoute avec attention. '), createSound(200)], 'fails'),
    )
    await expect(playPassage(spokenResponse)).rejects.toThrow()
    expect(spokenResponse.failure).not.toBeNull()
    expect(spokenResponse.takeRemainingSentences().join()).toMatch(/attention\.$/)
  })

  it('reports a response without audio, and the error of a failed one', async () => {
    expect(await respond(send([createWords('Oui.')])).spokenResponse.waitForAudio()).toBe(false)
    await expect(respond(send([], 'fails')).spokenResponse.waitForAudio()).rejects.toThrow('closed')
  })

  it('stops the model once when the signal of the reader aborts', async () => {
    const { spokenResponse, countStops } = respond(
      send([createWords('Je suis là. '), createSound(200)], 'stays open'),
    )
    const controller = new AbortController()
    const reading = spokenResponse.passage.speak(controller.signal)[Symbol.asyncIterator]()
    await reading.next()
    controller.abort()
    expect(countStops()).toBe(1)
  })
})
