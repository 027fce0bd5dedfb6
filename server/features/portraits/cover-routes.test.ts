import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import type { PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'
import { coverRoutes } from './cover-routes'

const clara: PortraitSubject = { id: 'clara', hue: 15, voiceGender: 'feminine' }
const octave: PortraitSubject = { id: 'octave', hue: 236, voiceGender: 'masculine' }

async function createServer() {
  const app = Fastify()
  const render = vi.fn(async (_svg: string) => Buffer.from('picture'))
  const covers = new Map([[1, [clara, octave] as const]])
  await app.register(coverRoutes, { covers, siteCompanions: [octave, clara], render })
  return { app, render }
}

it('sends the cover of an article as SVG, without scripts, images or external URLs', async () => {
  const { app } = await createServer()
  const response = await app.inject('/blog/couvertures/1.svg')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(response.body).toContain('width="1200" height="630"')
  expect(response.body).not.toMatch(/<script|<image|https?:(?![/][/]www[.]w3[.]org)|NaN|undefined/)
})

it('does not render a link preview again for a client that has it', async () => {
  const { app, render } = await createServer()
  for (const path of ['/blog/couvertures/1.png', '/apercu.png']) {
    const response = await app.inject(path)
    expect(response.headers['content-type']).toBe('image/png')
    const cachedResponse = await app.inject({
      url: path,
      headers: { 'if-none-match': String(response.headers.etag) },
    })
    expect(cachedResponse.statusCode).toBe(304)
  }
  expect(render).toHaveBeenCalledTimes(2)
})

it.each(['/blog/couvertures/9.svg', '/blog/couvertures/9.png', '/blog/couvertures/x.svg'])(
  'refuses %s with ARTICLE_NOT_FOUND',
  async (path) => {
    const { app } = await createServer()
    expect((await app.inject(path)).json()).toMatchObject({ code: 'ARTICLE_NOT_FOUND' })
  },
)
