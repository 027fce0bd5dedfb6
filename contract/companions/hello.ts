import { z } from 'zod'
import { maxHelloAnswers, maxHelloLineLength } from '../../domain/companions/hello'
import { cleanSingleLineText } from '../../domain/formatting/typed-text'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/** One line without control characters, as the page sends it. */
const line = z
  .string()
  .min(1)
  .max(maxHelloLineLength)
  .refine((text) => text === cleanSingleLineText(text))

/**
 * The lines of the visitor so far, oldest first. The companion's answers are not sent: the server
 * generates them again, so that a client cannot forge them.
 */
const visitorLines = z.array(line).max(maxHelloAnswers)

/**
 * `index` selects the sentence to speak, counted from 0 in the answer to the last line. When `said`
 * is empty, 0 selects the greeting.
 */
export const helloVoiceRequest = z.strictObject({
  said: visitorLines,
  index: z.number().int().min(0).max(20),
})

const helloOpening = z.object({
  agent: z.object({ id: z.string(), name: z.string(), portraitHue: z.number().int() }),
  greeting: z.string(),
  /** Suggested replies, as an alternative to typing. */
  replies: z.array(z.string()),
  /** Whether audio of the sentences is available. */
  hasVoice: z.boolean(),
})

export type HelloOpening = z.infer<typeof helloOpening>

const helloAnswer = z.object({
  sentences: z.array(z.string()),
  replies: z.array(z.string()),
  /**
   * `open`: the visitor can say another line. `over`: this was the last answer. `help`: the visitor
   * may be in danger; the page shows the help numbers and offers nothing for sale. `closed`: the
   * visitor is a minor; the hello ends.
   */
  outcome: z.enum(['open', 'over', 'help', 'closed']),
})

export type HelloAnswer = z.infer<typeof helloAnswer>

/** The hello on the landing page, which needs no account. Nothing of it is stored or logged. */
export const helloContract = {
  opening: procedure
    .errors(declareErrors('AGENT_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/hello',
      summary: 'Les premiers mots de la page d’accueil, et les réponses proposées',
    })
    .output(helloOpening),
  answer: procedure
    .errors(declareErrors('INPUT_INVALID', 'AGENT_NOT_FOUND', 'RATE_LIMITED'))
    .route({
      method: 'POST',
      path: '/hello',
      summary: 'La réponse du compagnon à quelques mots d’un visiteur, sans rien conserver',
    })
    .input(z.strictObject({ said: visitorLines.min(1) }))
    .output(helloAnswer),
}
