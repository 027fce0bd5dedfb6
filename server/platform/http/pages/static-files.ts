import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createContentSecurityPolicy, detectorSecurityPolicy } from './content-security-policy'

const yearSeconds = 31_536_000
const filePolicy = createContentSecurityPolicy('none')

/**
 * Serves the built client: browsers cache fingerprinted assets for a year and revalidate the rest.
 */
export async function staticFiles(app: FastifyInstance, { directory }: { directory: string }) {
  await app.register(fastifyStatic, {
    root: path.resolve(directory),
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    cacheControl: false,
    setHeaders(reply, file) {
      const isFingerprinted = file.includes(`${path.sep}assets${path.sep}`)
      const isVoiceActivityDetector = path.basename(file).startsWith('vad.worker')
      reply.header(
        'content-security-policy',
        isVoiceActivityDetector ? detectorSecurityPolicy : filePolicy,
      )
      reply.header(
        'cache-control',
        isFingerprinted ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
      )
    },
  })
}
