import type { ComponentProps } from 'react'
import { CallFlow as PlainCallFlow } from '../../features/call/start/call-flow'

type Props = Omit<ComponentProps<typeof PlainCallFlow>, 'loadAfterCall'>

const loadAfterCall = () => import('./after-call')

/**
 * The call flow with the screens shown after a call, which belong to other features. In a separate
 * file, so that a companion's page loads the call flow and these screens only when they are needed.
 */
export const CallFlow = (props: Props) => <PlainCallFlow {...props} loadAfterCall={loadAfterCall} />
