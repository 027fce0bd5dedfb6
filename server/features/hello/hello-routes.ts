import { setImmediate } from 'node:timers/promises'
import { implement } from '@orpc/server'
import type { Hello } from '../../../content/samples/hello'
import { helloContract } from '../../../contract/companions/hello'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'
import { consumeForNetwork } from '../../platform/rate-limits/consume-for-network'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import type { AnswerRateLimit } from './answer-rate-limit'
import { answerVisitor } from './answer-visitor'
import type { HelloCompanion } from './hello-repository'

const procedures = implement(helloContract).$context<RequestContext>().use(handleErrors)

/** Per network, which a household, a school or a company may share: enough for about ten hellos. */
const hourlyAnswerLimit: RateLimit = { name: 'hello', max: 30, windowSeconds: 3_600 }

type Deps = {
  hello: Hello
  findCompanion(id: string): Promise<HelloCompanion | undefined>
  canServePublicCalls: boolean
  answerRateLimit: AnswerRateLimit
  /** Throws RATE_LIMITED. */
  consume(limit: RateLimit, subject: string): Promise<void>
}

/**
 * Creates the routes of the hello, which need no account. `hasVoice` follows the condition under
 * which hello-voice-route.ts sends audio: public calls can be served, or the request is a loopback
 * request.
 */
export function createHelloRoutes({
  hello,
  findCompanion,
  canServePublicCalls,
  answerRateLimit,
  consume,
}: Deps) {
  async function requireCompanion() {
    const companion = await findCompanion(hello.companionId)
    if (!companion) throw new ApplicationError('AGENT_NOT_FOUND')
    return companion
  }

  return procedures.router({
    opening: procedures.opening.handler(async ({ context }) => {
      const { portraitHue, dialogue } = await requireCompanion()
      return {
        agent: { id: dialogue.id, name: dialogue.name, portraitHue },
        greeting: hello.greeting,
        replies: hello.replies.map(({ text }) => text),
        hasVoice: canServePublicCalls || context.isLoopbackRequest,
      }
    }),
    answer: procedures.answer.handler(async ({ context, input }) => {
      if (!context.isLoopbackRequest)
        answerRateLimit.consume(context.network.siteKey ?? context.network.key)
      const { dialogue } = await requireCompanion()
      // Lets the event loop serve calls between the answers of a burst.
      await setImmediate()
      const { sentences, replies, outcome } = await answerVisitor(hello, dialogue, input.said)
      // An answer about a danger or to a minor is limited by `answerRateLimit` only.
      const isSafetyAnswer = outcome === 'help' || outcome === 'closed'
      if (!isSafetyAnswer && !context.isLoopbackRequest)
        await consumeForNetwork(consume, hourlyAnswerLimit, context.network)
      return { sentences: sentences.map(({ text }) => text), replies, outcome }
    }),
  })
}
