import { EventEmitter } from 'node:events'
import { ORPCError } from '@orpc/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createThreadRenderer, RenderInterruptedError } from './create-page-renderer'
import type { FromThread, PageRequest, RenderedPage, ToThread } from './page-messages'

const pageRequest: PageRequest = {
  url: 'http://127.0.0.1/',
  headers: [],
  publicOrigin: 'http://127.0.0.1',
  analyticsId: undefined,
  isDemonstration: true,
  hasGoogle: false,
  hasMailbox: true,
  callServices: { recogniser: null, languageModel: null, synthesiser: null },
}

const renderedPage: RenderedPage = {
  status: 200,
  headers: [],
  body: new TextEncoder().encode('page'),
  inlineCode: { scripts: [], styles: [] },
  dataTag: 'tag',
  isIncomplete: false,
}

/** A thread that answers only when the test tells it to. */
class FakeThread extends EventEmitter {
  messages: ToThread[] = []
  terminate = vi.fn(async () => 0)
  unref() {}
  postMessage(message: ToThread) {
    this.messages.push(message)
  }
  answer(message: FromThread) {
    this.emit('message', message)
  }
}

function createFakeRenderer(limits?: { maxRenderMs: number; maxStartMs: number }) {
  const threads: FakeThread[] = []
  const render = createThreadRenderer(() => {
    const thread = new FakeThread()
    threads.push(thread)
    return thread as never
  }, limits)
  return { threads, render }
}

const createDeps = (get: (input: unknown) => Promise<unknown>) => ({
  api: { agents: { get } } as never,
  reportError: vi.fn(),
})
const deps = createDeps(async () => null)

test('calls the API on behalf of the user who requested the page', async () => {
  const { threads, render } = createFakeRenderer()
  void render(
    pageRequest,
    createDeps(async () => ({ for: 'another user' })),
  )
  const result = render(
    pageRequest,
    createDeps(async (input) => ({ for: 'this user', input })),
  )
  const [thread] = threads
  thread?.answer({
    kind: 'api-request',
    id: 2,
    requestId: 7,
    path: ['agents', 'get'],
    input: { id: 'a' },
  })
  await expect
    .poll(() => thread?.messages.at(-1))
    .toEqual({
      kind: 'api-answer',
      requestId: 7,
      answer: { value: { for: 'this user', input: { id: 'a' } } },
    })
  thread?.answer({ kind: 'rendered', id: 2, page: renderedPage })
  expect(await result).toBe(renderedPage)
})

test('passes on the code of an API error', async () => {
  const { threads, render } = createFakeRenderer()
  const refuse = () => Promise.reject(new ORPCError('NOT_FOUND', { status: 404 }))
  void render(pageRequest, createDeps(refuse))
  threads[0]?.answer({
    kind: 'api-request',
    id: 1,
    requestId: 1,
    path: ['agents', 'get'],
    input: {},
  })
  await expect
    .poll(() => threads[0]?.messages.at(-1))
    .toMatchObject({ answer: { problem: { code: 'NOT_FOUND', status: 404 } } })
})

test('rejects pending pages when the thread exits, and starts another thread', async () => {
  const { threads, render } = createFakeRenderer()
  const lostPage = render(pageRequest, deps)
  threads[0]?.emit('exit', 1)
  await expect(lostPage).rejects.toThrow(RenderInterruptedError)
  const nextPage = render(pageRequest, deps)
  threads[1]?.answer({ kind: 'rendered', id: 2, page: renderedPage })
  expect(await nextPage).toBe(renderedPage)
})

test('terminates a thread that does not finish a page in time', async () => {
  const { threads, render } = createFakeRenderer({ maxRenderMs: 5, maxStartMs: 60_000 })
  const latePage = render(pageRequest, deps)
  threads[0]?.answer({ kind: 'ready' })
  await expect.poll(() => threads[0]?.terminate.mock.calls.length).toBe(1)
  threads[0]?.emit('exit', 1)
  await expect(latePage).rejects.toThrow(RenderInterruptedError)
})

test('starts the time limit of a page when the thread is ready', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { threads, render } = createFakeRenderer({ maxRenderMs: 1_000, maxStartMs: 10_000 })
  void render(pageRequest, deps).catch(() => {})
  vi.advanceTimersByTime(9_999)
  expect(threads[0]?.terminate).not.toHaveBeenCalled()
  threads[0]?.answer({ kind: 'ready' })
  vi.advanceTimersByTime(999)
  expect(threads[0]?.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(threads[0]?.terminate).toHaveBeenCalledOnce()
})

test('terminates a thread that never becomes ready', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { threads, render } = createFakeRenderer({ maxRenderMs: 1_000, maxStartMs: 10_000 })
  void render(pageRequest, deps).catch(() => {})
  vi.advanceTimersByTime(10_000)
  expect(threads[0]?.terminate).toHaveBeenCalledOnce()
})
