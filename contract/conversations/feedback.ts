import { z } from 'zod'
import { commentMaxLength, type FeedbackDraft } from '../../domain/conversations/feedback'
import { ratings } from '../../domain/ratings'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { storableText } from '../storable-text'

const feedbackDraft = z.object({
  conversationId: z.uuid(),
  rating: z.literal(ratings),
  comment: storableText().trim().max(commentMaxLength).optional(),
}) satisfies z.ZodType<FeedbackDraft>

export const feedbackContract = {
  leave: procedure
    .meta({ invalidInput: 'FEEDBACK_INVALID' })
    .errors(
      declareErrors(
        'UNAUTHENTICATED',
        'FEEDBACK_INVALID',
        'REFERENCE_INVALID',
        'FEEDBACK_ALREADY_LEFT',
        'FEEDBACK_FORBIDDEN',
      ),
    )
    .route({
      method: 'POST',
      path: '/feedbacks',
      successStatus: 201,
      summary: 'Note sa conversation, une fois',
    })
    .input(feedbackDraft)
    .output(z.object({ id: z.uuid() })),
}
