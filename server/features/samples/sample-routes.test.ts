import { createRouterClient } from '@orpc/server'
import { expect, test } from 'vitest'
import type { RequestContext } from '../../platform/http/api/procedures'
import { greetingAudioPath, lineAudioPath } from './sample-audio-routes'
import { createSampleRoutes } from './sample-routes'

const companion = {
  id: 'clara',
  name: 'Clara',
  image: '/clara.svg',
  portraitHue: 0,
  voice: { timbre: 'feminine-warm', wordsPerMinute: 160, pitch: 50, pitchRange: 50 },
  greetings: ['Bonsoir.'],
  address: 'tu',
} as const

const readAudioPaths = async (canServePublicCalls: boolean, isLoopbackRequest: boolean) => {
  const routes = createSampleRoutes({
    samples: { findCompanion: async () => companion },
    conversation: {
      companionId: 'clara',
      lines: [
        { speaker: 'caller', text: 'Allô ?' },
        { speaker: 'companion', text: 'Bonsoir.' },
      ],
    },
    canServePublicCalls,
  })
  const context = { isLoopbackRequest } as RequestContext
  const api = createRouterClient(routes, { context })
  const { lines } = await api.conversation()
  return [(await api.greeting({ id: 'clara' })).audio, ...lines.map(({ audio }) => audio)]
}

const allPaths = [greetingAudioPath('clara'), null, lineAudioPath(1)]

test.each([
  { canServePublicCalls: true, isLoopbackRequest: false, paths: allPaths },
  { canServePublicCalls: false, isLoopbackRequest: true, paths: allPaths },
  { canServePublicCalls: false, isLoopbackRequest: false, paths: [null, null, null] },
])(
  'returns audio paths only if public calls are served or the request is a loopback request: %j',
  async ({ canServePublicCalls, isLoopbackRequest, paths }) => {
    expect(await readAudioPaths(canServePublicCalls, isLoopbackRequest)).toEqual(paths)
  },
)
