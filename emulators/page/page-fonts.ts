import type { FastifyInstance } from 'fastify'

/** The product's own, so that a stand-in’s page looks like the page that leads to it. */
const files = import.meta.glob<string>('../../web/styles/fonts/*-latin-normal.woff2', {
  query: '?inline',
  import: 'default',
})

const names = { title: 'fraunces', text: 'instrument-sans' } as const

const pathOf = (name: keyof typeof names) => `/dev/fonts/${name}.woff2`

/** At the head of each stand-in’s sheet. */
export const fontFaces = `
@font-face { font-family: Title; src: url('${pathOf('title')}') format('woff2'); font-weight: 300 600; font-display: swap }
@font-face { font-family: Text; src: url('${pathOf('text')}') format('woff2'); font-weight: 400 700; font-display: swap }
:root { --title: Title, Georgia, serif; --text: Text, system-ui, sans-serif }
`

/** Where those sheets find them; without them a page shows in the machine’s own fonts. */
export async function pageFonts(app: FastifyInstance) {
  for (const name of ['title', 'text'] as const)
    app.get(pathOf(name), async (_request, reply) => {
      const read = files[`../../web/styles/fonts/${names[name]}-latin-normal.woff2`]
      if (!read) return reply.callNotFound()
      const address = await read()
      return reply
        .type('font/woff2')
        .header('cache-control', 'max-age=3600')
        .send(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
    })
}
