import { Outlet } from 'react-router'
import { PageFailure } from '../features/shell/page-failure'

/** Around every page, so that one that cannot be loaded leaves the bars and the footer in place. */
export default Outlet

export const ErrorBoundary = () => <PageFailure />
