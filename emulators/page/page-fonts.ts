import type { FastifyInstance } from 'fastify'

/** Functions that load the product's fonts, so that the emulators' pages look like those of the product. */
const fontFiles = import.meta.glob<string>('../../web/styles/fonts/*-latin-normal.woff2', {
  query: '?inline',
  import: 'default',
})

const fontFileNames = { title: 'fraunces', text: 'instrument-sans' } as const

const getFontPath = (name: keyof typeof fontFileNames) => `/dev/fonts/${name}.woff2`

/** The @font-face rules at the start of every emulator stylesheet. */
export const fontFaces = `
@font-face { font-family: Title; src: url('${getFontPath('title')}') format('woff2'); font-weight: 300 600; font-display: swap }
@font-face { font-family: Text; src: url('${getFontPath('text')}') format('woff2'); font-weight: 400 700; font-display: swap }
:root { --title: Title, Georgia, serif; --text: Text, system-ui, sans-serif }
`

/** Serves the fonts. Answers 404 when a font file is missing; pages then use system fonts. */
export async function pageFontRoutes(app: FastifyInstance) {
  for (const name of ['title', 'text'] as const)
    app.get(getFontPath(name), async (_request, reply) => {
      const loadFont = fontFiles[`../../web/styles/fonts/${fontFileNames[name]}-latin-normal.woff2`]
      if (!loadFont) return reply.callNotFound()
      const dataUrl = await loadFont()
      return reply
        .type('font/woff2')
        .header('cache-control', 'max-age=3600')
        .send(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
    })
}
