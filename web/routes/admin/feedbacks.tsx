import { FeedbackSection } from '../../features/admin/feedbacks/feedback-section'
import type { Route } from './+types/feedbacks'

export const meta: Route.MetaFunction = () => [{ title: 'Feedbacks · Administration · Amivoix' }]

export default FeedbackSection
