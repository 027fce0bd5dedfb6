import { describe, expect, it } from 'vitest'
import type { LanguageModel } from '../ports/language-model'
import { createFakeLanguageModel } from '../testing/fake-language-model'
import { createVirtualClock } from '../testing/virtual-clock'
import { withFallbackModels } from './with-fallback-models'

const messages = [{ role: 'user', content: 'Bonsoir.' }] as const
const createUnabortedSignal = () => new AbortController().signal

async function read(model: LanguageModel, signal = createUnabortedSignal()) {
  let text = ''
  for await (const piece of model.respond(messages, signal)) text += piece
  return text
}

function setUp() {
  const clock = createVirtualClock()
  const firstModel = createFakeLanguageModel('Premier.', 'first')
  const secondModel = createFakeLanguageModel('Second.', 'second')
  return {
    clock,
    firstModel,
    secondModel,
    combined: withFallbackModels([firstModel, secondModel], { clock }),
  }
}

describe('withFallbackModels', () => {
  it('uses the preferred model alone while it answers', async () => {
    const { firstModel, secondModel, combined } = setUp()
    expect(await read(combined)).toBe('Premier.')
    expect([firstModel.requests.length, secondModel.requests.length]).toEqual([1, 0])
  })

  it('retries an unreachable model once, then asks the next one', async () => {
    const { firstModel, secondModel, combined } = setUp()
    firstModel.behaviour = 'fails'
    expect(await read(combined)).toBe('Second.')
    expect([firstModel.requests.length, secondModel.requests.length]).toEqual([2, 1])
  })

  it('does not retry after the key was refused', async () => {
    const { firstModel, combined } = setUp()
    firstModel.behaviour = 'refuses-key'
    expect(await read(combined)).toBe('Second.')
    expect(firstModel.requests.length).toBe(1)
  })

  it('skips a model for 30 s after it failed', async () => {
    const { clock, firstModel, combined } = setUp()
    firstModel.behaviour = 'refuses-key'
    await read(combined)
    firstModel.behaviour = 'answers'
    expect(await read(combined)).toBe('Second.')
    await clock.advance(31_000)
    expect(await read(combined)).toBe('Premier.')
  })

  it('does not ask the only model again for 30 s after it failed', async () => {
    const { clock, firstModel } = setUp()
    const onlyModel = withFallbackModels([firstModel], { clock })
    firstModel.behaviour = 'refuses-key'
    await expect(read(onlyModel)).rejects.toThrow('refused')
    firstModel.behaviour = 'answers'
    await expect(read(onlyModel)).rejects.toThrow('not retried yet')
    expect(firstModel.requests.length).toBe(1)
    await clock.advance(31_000)
    expect(await read(onlyModel)).toBe('Premier.')
  })

  it('keeps using a model after one of its responses broke off', async () => {
    const { firstModel, combined } = setUp()
    firstModel.behaviour = 'breaks-off'
    await expect(read(combined)).rejects.toThrow('broke off')
    firstModel.behaviour = 'answers'
    expect(await read(combined)).toBe('Premier.')
  })

  it('asks the second model when the first one hangs, and aborts the request to the first', async () => {
    const { clock, firstModel, combined } = setUp()
    firstModel.behaviour = 'hangs'
    const answer = read(combined)
    await clock.advance(5_000)
    expect(await answer).toBe('Second.')
    expect(firstModel.abortedCount).toBe(1)
  })

  it('fails when a response breaks off, and asks no other model', async () => {
    const { firstModel, secondModel, combined } = setUp()
    firstModel.behaviour = 'breaks-off'
    await expect(read(combined)).rejects.toThrow('broke off')
    expect(secondModel.requests.length).toBe(0)
  })

  it('fails when every model fails', async () => {
    const { firstModel, secondModel, combined } = setUp()
    firstModel.behaviour = 'fails'
    secondModel.behaviour = 'writes-nothing'
    await expect(read(combined)).rejects.toThrow('wrote nothing')
  })

  it('aborts the request to the model, and asks no other model, when the signal aborts', async () => {
    const { firstModel, secondModel, combined } = setUp()
    firstModel.behaviour = 'hangs'
    const controller = new AbortController()
    const answer = read(combined, controller.signal)
    await new Promise(setImmediate)
    controller.abort()
    expect(await answer).toBe('')
    expect([firstModel.abortedCount, secondModel.requests.length]).toEqual([1, 0])
  })
})
