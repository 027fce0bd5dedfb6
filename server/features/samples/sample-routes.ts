import { implement } from '@orpc/server'
import type { SampleConversation, SampleLine } from '../../../content/samples/sample-conversation'
import { samplesContract } from '../../../contract/companions/samples'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'
import { greetingAudioPath, lineAudioPath } from './sample-audio-routes'
import { findGreeting, type SampleRepository } from './sample-repository'

type Deps = {
  samples: SampleRepository
  conversation: SampleConversation
  canServePublicCalls: boolean
}

const procedures = implement(samplesContract).$context<RequestContext>().use(handleErrors)

/**
 * Open to visitors. Unless public calls can be served, only loopback requests get the path of the
 * audio, as in sample-audio-routes.ts; others get the text alone.
 */
export function createSampleRoutes({ samples, conversation, canServePublicCalls }: Deps) {
  const canGetAudio = (context: RequestContext) => canServePublicCalls || context.isLoopbackRequest

  async function findCompanion(id: string) {
    const companion = await samples.findCompanion(id)
    if (!companion) throw new ApplicationError('AGENT_NOT_FOUND')
    return companion
  }

  return procedures.router({
    greeting: procedures.greeting.handler(async ({ input, context }) => {
      const companion = await findCompanion(input.id)
      const text = findGreeting(companion)
      if (text === undefined) throw new ApplicationError('AGENT_NOT_FOUND')
      const audio = canGetAudio(context) ? greetingAudioPath(companion.id) : null
      return { text, audio, address: companion.address }
    }),
    conversation: procedures.conversation.handler(async ({ context }) => {
      const { id, name, image, portraitHue } = await findCompanion(conversation.companionId)
      const getAudioPath = ({ speaker }: SampleLine, index: number) =>
        canGetAudio(context) && speaker === 'companion' ? lineAudioPath(index) : null
      return {
        agent: { id, name, image, portraitHue },
        lines: conversation.lines.map((line, index) => ({
          ...line,
          audio: getAudioPath(line, index),
        })),
      }
    }),
  })
}
