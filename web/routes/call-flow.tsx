import type { ComponentProps } from 'react'
import { CallFlow as PlainCallFlow } from '../features/call/start/call-flow'

type Props = Omit<ComponentProps<typeof PlainCallFlow>, 'loadAfterCall'>

const loadAfterCall = () => import('./after-call')

/**
 * A call with what other features show after it. In a file of its own, so that the page of a
 * companion starts without either.
 */
export const CallFlow = (props: Props) => <PlainCallFlow {...props} loadAfterCall={loadAfterCall} />
