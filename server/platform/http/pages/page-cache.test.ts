import { expect, test, vi } from 'vitest'
import { createPageCache } from './page-cache'
import type { PageRequest, RenderedPage } from './rendering/page-messages'

const createRequest = (url = 'http://127.0.0.1/'): PageRequest => ({
  url,
  headers: [],
  publicOrigin: 'http://127.0.0.1',
  analyticsId: undefined,
  isDemonstration: true,
  hasGoogle: true,
  hasMailbox: true,
  callServices: { recogniser: null, languageModel: null, synthesiser: null },
})

const createPage = (html: string, changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [],
  body: Buffer.from(html),
  inlineCode: { scripts: [], styles: [] },
  dataTag: html,
  isIncomplete: false,
  ...changes,
})

const unchangedPage = createPage('', { status: 304 })
const minuteMs = 60_000

function createCache(maxBytes?: number) {
  let time = 1
  const cache = createPageCache({ now: () => time, ...(maxBytes && { maxBytes }) })
  return {
    wait: (ms: number) => {
      time += ms
    },
    read: async (render: (tag?: string) => Promise<RenderedPage>, url?: string) =>
      String((await cache.get(createRequest(url), render)).body),
  }
}

test('renders a page once for simultaneous requests', async () => {
  const { read } = createCache()
  const render = vi.fn(async () => createPage('one'))
  expect(await Promise.all([read(render), read(render), read(render)])).toEqual(
    Array(3).fill('one'),
  )
  expect(await read(render)).toBe('one')
  expect(render).toHaveBeenCalledTimes(1)
})

test('renders a page again only when its data have changed', async () => {
  const { read, wait } = createCache()
  await read(async () => createPage('one'))
  wait(minuteMs)
  const render = vi.fn(async (tag?: string) =>
    tag === 'one' ? unchangedPage : createPage('wrong'),
  )
  expect(await read(render)).toBe('one')
  expect(await read(render)).toBe('one')
  expect(render).toHaveBeenCalledTimes(1)
  wait(minuteMs)
  expect(await read(async () => createPage('two'))).toBe('two')
})

test.each([
  ['is incomplete', async () => createPage('empty', { isIncomplete: true })],
  ['cannot be rendered', () => Promise.reject(new Error('broken'))],
])('serves the earlier page when the new one %s', async (_case, render) => {
  const { read, wait } = createCache()
  await read(async () => createPage('one'))
  wait(minuteMs)
  expect(await read(render)).toBe('one')
})

test('rejects when the first rendering fails, and renders again at the next request', async () => {
  const { read } = createCache()
  const error = new Error('broken')
  await expect(read(() => Promise.reject(error))).rejects.toBe(error)
  expect(await read(async () => createPage('one'))).toBe('one')
})

test('does not cache an incomplete page or a redirect', async () => {
  const { read, wait } = createCache()
  expect(await read(async () => createPage('empty', { isIncomplete: true }))).toBe('empty')
  wait(2)
  expect(await read(async () => createPage('moved', { status: 302 }))).toBe('moved')
  wait(2)
  expect(await read(async () => createPage('whole'))).toBe('whole')
})

test('drops an earlier page when the cache is full', async () => {
  const { read } = createCache(1_000)
  const render = vi.fn(async () => createPage('a'.repeat(300)))
  for (const url of ['/1', '/2', '/1']) await read(render, `http://127.0.0.1${url}`)
  expect(render).toHaveBeenCalledTimes(3)
})
