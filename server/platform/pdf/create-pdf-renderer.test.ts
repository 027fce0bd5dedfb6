import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createThreadRenderer } from './create-pdf-renderer'
import type { RenderRequest, RenderResult } from './pdf-worker'

const createDocument = (title: string) => ({
  title,
  subtitle: '',
  author: 'Amivoix',
  date: new Date('2026-11-21T10:00:00Z'),
  footer: '',
  blocks: [],
})

/** A worker thread that answers only when the test tells it to. */
class FakeThread extends EventEmitter {
  requests: RenderRequest[] = []
  unref() {}
  postMessage(request: RenderRequest) {
    this.requests.push(request)
  }
  answer(answer: RenderResult) {
    this.emit('message', answer)
  }
}

function createFakeRenderer() {
  const threads: FakeThread[] = []
  const render = createThreadRenderer(() => {
    const thread = new FakeThread()
    threads.push(thread)
    return thread as never
  })
  return { threads, render }
}

const encode = (text: string) => new TextEncoder().encode(text)

test('renders concurrent documents on one thread, each with its own content', async () => {
  const { threads, render } = createFakeRenderer()
  const pendingFiles = [render(createDocument('one')), render(createDocument('two'))]
  const [thread] = threads
  const [one, two] = thread?.requests ?? []
  thread?.answer({ id: two?.id ?? 0, content: encode('two') })
  thread?.answer({ id: one?.id ?? 0, content: encode('one') })
  expect((await Promise.all(pendingFiles)).map(String)).toEqual(['one', 'two'])
  expect(threads).toHaveLength(1)
})

test('rejects only the document that cannot be rendered', async () => {
  const { threads, render } = createFakeRenderer()
  const brokenFile = render(createDocument('wrong'))
  const validFile = render(createDocument('right'))
  threads[0]?.answer({ id: 1, error: 'no such font' })
  threads[0]?.answer({ id: 2, content: encode('right') })
  await expect(brokenFile).rejects.toThrow('no such font')
  expect(String(await validFile)).toBe('right')
})

test('rejects pending documents when the thread exits, and starts another thread', async () => {
  const { threads, render } = createFakeRenderer()
  const lostFile = render(createDocument('lost'))
  threads[0]?.emit('exit', 1)
  await expect(lostFile).rejects.toThrow('has exited')
  const nextFile = render(createDocument('next'))
  threads[1]?.answer({ id: 2, content: encode('next') })
  expect(String(await nextFile)).toBe('next')
})
