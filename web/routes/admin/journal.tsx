import { JournalSection } from '../../features/admin/journal/journal-section'
import type { Route } from './+types/journal'

export const meta: Route.MetaFunction = () => [{ title: 'Journal · Administration · Amivoix' }]

export default JournalSection
