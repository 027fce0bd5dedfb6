import { implement } from '@orpc/server'
import type { SampleDialogue, SampleLine } from '../../../content/samples/sample-conversation'
import { samplesContract } from '../../../contract/companions/samples'
import { ApplicationError } from '../../platform/application-error'
import { answerErrors, type RequestContext } from '../../platform/http/procedures'
import { greetingOf } from './greeting-of'
import type { SampleRepository } from './sample-repository'
import { greetingSoundPath, lineSoundPath } from './sample-sounds'

type Options = {
  samples: SampleRepository
  conversation: SampleDialogue
}

const procedures = implement(samplesContract).$context<RequestContext>().use(answerErrors)

/** For everyone. Where no voice answers there are words only. */
export function createSampleRoutes({ samples, conversation }: Options) {
  async function findCompanion(id: string) {
    const companion = await samples.findCompanion(id)
    if (!companion) throw new ApplicationError('AGENT_NOT_FOUND')
    return companion
  }

  return procedures.router({
    greeting: procedures.greeting.handler(async ({ input, context }) => {
      const companion = await findCompanion(input.id)
      const text = greetingOf(companion)
      if (text === undefined) throw new ApplicationError('AGENT_NOT_FOUND')
      return { text, audio: context.isOnThisMachine ? greetingSoundPath(companion.id) : null }
    }),
    conversation: procedures.conversation.handler(async ({ context }) => {
      const { id, name, image, portraitHue } = await findCompanion(conversation.companionId)
      const audioOf = ({ speaker }: SampleLine, index: number) =>
        context.isOnThisMachine && speaker === 'companion' ? lineSoundPath(index) : null
      return {
        agent: { id, name, image, portraitHue },
        lines: conversation.lines.map((line, index) => ({ ...line, audio: audioOf(line, index) })),
      }
    }),
  })
}
