import type { ComponentProps } from 'react'
import { CallFlow as PlainCallFlow } from '../../features/call/start/call-flow'

type Props = Omit<ComponentProps<typeof PlainCallFlow>, 'loadAfterCall'>

const loadAfterCall = () => import('./after-call')

/**
 * Connects the call with the screens after it, which belong to other features. In a file of its own,
 * because a companion's page loads both later.
 */
export const CallFlow = (props: Props) => <PlainCallFlow {...props} loadAfterCall={loadAfterCall} />
