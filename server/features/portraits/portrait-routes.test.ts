import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { messages } from '../../../domain/messages'
import { drawPortrait, type PortraitSubject } from '../../../domain/portrait/draw-portrait'
import { portraitRoutes } from './portrait-routes'

const clara: PortraitSubject = { id: 'clara', hue: 15, voiceGender: 'feminine' }

async function serve() {
  const findCompanion = vi.fn(async (id: string) => (id === 'clara' ? clara : undefined))
  const app = Fastify()
  const render = vi.fn(async () => Buffer.from('picture'))
  await app.register(portraitRoutes, { findCompanion, render })
  return { app, findCompanion, render }
}

const notFound = { code: 'AGENT_NOT_FOUND', message: messages.AGENT_NOT_FOUND, retryable: false }

describe('GET /portraits/<id>.svg', () => {
  it('sends the portrait as a picture that may be kept for a day', async () => {
    const { app } = await serve()
    const answer = await app.inject('/portraits/clara.svg')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('public, max-age=86400')
    expect(answer.body).toBe(drawPortrait(clara))
  })

  it('sends nothing again to a browser that has it', async () => {
    const { app } = await serve()
    const { etag } = (await app.inject('/portraits/clara.svg')).headers
    for (const tag of [`${etag}`, `W/${etag}`, `"other", ${etag}`]) {
      const again = await app.inject({
        url: '/portraits/clara.svg',
        headers: { 'if-none-match': tag },
      })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
    }
  })

  it('answers 404 in the one error shape for a companion that does not exist', async () => {
    const { app } = await serve()
    const answer = await app.inject('/portraits/personne.svg')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(notFound)
  })

  it.each(['..%2Fsecret', 'CLARA', 'cl%00ara', '-clara', 'a'.repeat(81)])(
    'looks nothing up for the id %s',
    async (id) => {
      const { app, findCompanion } = await serve()
      const answer = await app.inject(`/portraits/${id}.svg`)
      expect(answer.statusCode).toBe(404)
      expect(findCompanion).not.toHaveBeenCalled()
    },
  )

  it('has a placeholder that is nobody’s portrait', async () => {
    const { app, findCompanion } = await serve()
    const answer = await app.inject('/portraits/placeholder.svg')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(findCompanion).not.toHaveBeenCalled()
  })
})

describe('GET /portraits/<id>.png', () => {
  it('sends the preview as a picture that may be kept for a week', async () => {
    const { app } = await serve()
    const answer = await app.inject('/portraits/clara.png')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.headers['cache-control']).toBe('public, max-age=604800')
    expect(answer.body).toBe('picture')
  })

  it('renders nothing for whoever has it, even after a new start', async () => {
    const { etag } = (await (await serve()).app.inject('/portraits/clara.png')).headers
    const { app, render } = await serve()
    const again = await app.inject({
      url: '/portraits/clara.png',
      headers: { 'if-none-match': `W/${etag}` },
    })
    expect(again.statusCode).toBe(304)
    expect(again.headers['cache-control']).toBe('public, max-age=604800')
    expect(render).not.toHaveBeenCalled()
  })

  it('renders once for many at the same time', async () => {
    const { app, render } = await serve()
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.inject('/portraits/clara.png')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('lets nobody keep a failure', async () => {
    const { app, render } = await serve()
    render.mockRejectedValueOnce(new Error('no memory'))
    const failed = await app.inject('/portraits/clara.png')
    expect(failed.statusCode).toBe(500)
    expect(failed.headers['cache-control']).toBeUndefined()
    expect((await app.inject('/portraits/clara.png')).statusCode).toBe(200)
  })

  it.each([
    'personne',
    '..%2Fsecret',
    'CLARA',
    'cl%00ara',
    '-clara',
    'a'.repeat(81),
    'placeholder',
  ])('answers 404 and renders nothing for the id %s', async (id) => {
    const { app, render } = await serve()
    const answer = await app.inject(`/portraits/${id}.png`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(notFound)
    expect(render).not.toHaveBeenCalled()
  })
})
