import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { messages } from '../../../domain/messages'
import { drawPortrait, type PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'
import { portraitRoutes } from './portrait-routes'

const clara: PortraitSubject = { id: 'clara', hue: 15, voiceGender: 'feminine' }

const storedHash = 'a'.repeat(64)

async function createServer() {
  const findCompanion = vi.fn(async (id: string) => (id === 'clara' ? clara : undefined))
  const app = Fastify()
  const render = vi.fn(async () => Buffer.from('picture'))
  const findExternalImage = vi.fn(async (hash: string) =>
    hash === storedHash ? Buffer.from('webp') : undefined,
  )
  await app.register(portraitRoutes, { findCompanion, findExternalImage, render })
  return { app, findCompanion, findExternalImage, render }
}

const notFound = { code: 'AGENT_NOT_FOUND', message: messages.AGENT_NOT_FOUND, retryable: false }

describe('GET /portraits/<id>.svg', () => {
  it('sends the portrait, which may be cached for a day', async () => {
    const { app } = await createServer()
    const response = await app.inject('/portraits/clara.svg')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers['cache-control']).toBe('public, max-age=86400')
    expect(response.body).toBe(drawPortrait(clara))
  })

  it('answers 304 to a browser that has the portrait', async () => {
    const { app } = await createServer()
    const { etag } = (await app.inject('/portraits/clara.svg')).headers
    for (const tag of [`${etag}`, `W/${etag}`, `"other", ${etag}`]) {
      const response = await app.inject({
        url: '/portraits/clara.svg',
        headers: { 'if-none-match': tag },
      })
      expect(response.statusCode).toBe(304)
      expect(response.body).toBe('')
    }
  })

  it('answers 404 with a problem for an unknown companion', async () => {
    const { app } = await createServer()
    const response = await app.inject('/portraits/personne.svg')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual(notFound)
  })

  it.each(['..%2Fsecret', 'CLARA', 'cl%00ara', '-clara', 'a'.repeat(81)])(
    'does not query the database for the id %s',
    async (id) => {
      const { app, findCompanion } = await createServer()
      const response = await app.inject(`/portraits/${id}.svg`)
      expect(response.statusCode).toBe(404)
      expect(findCompanion).not.toHaveBeenCalled()
    },
  )

  it('sends a layer of the speaking portrait, and a problem for an unknown layer or companion', async () => {
    const { app } = await createServer()
    const [mouth, light] = await Promise.all(
      ['mouth-3', 'light'].map((layer) => app.inject(`/portraits/clara/${layer}.svg`)),
    )
    expect(mouth?.body).toBe(drawPortrait(clara, 1))
    expect(light?.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    for (const path of ['clara/mouth-4', 'clara/ears', 'personne/light'])
      expect((await app.inject(`/portraits/${path}.svg`)).json()).toEqual(notFound)
  })

  it('sends a placeholder without querying the database', async () => {
    const { app, findCompanion } = await createServer()
    const response = await app.inject('/portraits/placeholder.svg')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('image/svg+xml')
    expect(findCompanion).not.toHaveBeenCalled()
  })
})

describe('GET /portraits/<id>.png', () => {
  it('sends the picture for link previews, which may be cached for a week', async () => {
    const { app } = await createServer()
    const response = await app.inject('/portraits/clara.png')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/png')
    expect(response.headers['cache-control']).toBe('public, max-age=604800')
    expect(response.body).toBe('picture')
  })

  it('renders nothing for a client that has the picture, even after a restart', async () => {
    const { etag } = (await (await createServer()).app.inject('/portraits/clara.png')).headers
    const { app, render } = await createServer()
    const response = await app.inject({
      url: '/portraits/clara.png',
      headers: { 'if-none-match': `W/${etag}` },
    })
    expect(response.statusCode).toBe(304)
    expect(response.headers['cache-control']).toBe('public, max-age=604800')
    expect(render).not.toHaveBeenCalled()
  })

  it('renders a picture once for simultaneous requests', async () => {
    const { app, render } = await createServer()
    const responses = await Promise.all([1, 2, 3, 4].map(() => app.inject('/portraits/clara.png')))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('sends no cache headers with an error', async () => {
    const { app, render } = await createServer()
    render.mockRejectedValueOnce(new Error('no memory'))
    const response = await app.inject('/portraits/clara.png')
    expect(response.statusCode).toBe(500)
    expect(response.headers['cache-control']).toBeUndefined()
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
    const { app, render } = await createServer()
    const response = await app.inject(`/portraits/${id}.png`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual(notFound)
    expect(render).not.toHaveBeenCalled()
  })
})

describe('GET /portraits/external/<hash>.webp', () => {
  it('sends the picture that came from another host', async () => {
    const { app } = await createServer()
    const response = await app.inject(`/portraits/external/${storedHash}.webp`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(response.headers['cache-control']).toBe('public, max-age=86400')
  })

  it('sends a placeholder that is not cached while the picture is missing', async () => {
    const { app } = await createServer()
    const response = await app.inject(`/portraits/external/${'b'.repeat(64)}.webp`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ])
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it('does not query the database for a path that is not a hash', async () => {
    const { app, findExternalImage } = await createServer()
    await app.inject('/portraits/external/clara.webp')
    expect(findExternalImage).not.toHaveBeenCalled()
  })
})
