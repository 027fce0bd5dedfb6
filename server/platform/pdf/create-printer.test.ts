import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { printOnThread } from './create-printer'
import type { PrintAnswer, PrintRequest } from './pdf-worker'

const document = (title: string) => ({
  title,
  subtitle: '',
  author: 'Amivoix',
  date: new Date('2026-11-21T10:00:00Z'),
  footer: '',
  blocks: [],
})

/** A thread that answers with the title when it is told to. */
class FakeThread extends EventEmitter {
  requests: PrintRequest[] = []
  unref() {}
  postMessage(request: PrintRequest) {
    this.requests.push(request)
  }
  answer(answer: PrintAnswer) {
    this.emit('message', answer)
  }
}

function createFake() {
  const threads: FakeThread[] = []
  const print = printOnThread(() => {
    const thread = new FakeThread()
    threads.push(thread)
    return thread as never
  })
  return { threads, print }
}

const content = (text: string) => new TextEncoder().encode(text)

test('documents are answered each with its own pages, by one thread', async () => {
  const { threads, print } = createFake()
  const printed = [print(document('one')), print(document('two'))]
  const [thread] = threads
  const [one, two] = thread?.requests ?? []
  thread?.answer({ id: two?.id ?? 0, content: content('two') })
  thread?.answer({ id: one?.id ?? 0, content: content('one') })
  expect((await Promise.all(printed)).map(String)).toEqual(['one', 'two'])
  expect(threads).toHaveLength(1)
})

test('one that cannot be drawn is refused alone', async () => {
  const { threads, print } = createFake()
  const wrong = print(document('wrong'))
  const right = print(document('right'))
  threads[0]?.answer({ id: 1, error: 'no such font' })
  threads[0]?.answer({ id: 2, content: content('right') })
  await expect(wrong).rejects.toThrow('no such font')
  expect(String(await right)).toBe('right')
})

test('a thread that ends leaves nobody waiting, and the next document starts another', async () => {
  const { threads, print } = createFake()
  const lost = print(document('lost'))
  threads[0]?.emit('exit', 1)
  await expect(lost).rejects.toThrow('has ended')
  const next = print(document('next'))
  threads[1]?.answer({ id: 2, content: content('next') })
  expect(String(await next)).toBe('next')
})
