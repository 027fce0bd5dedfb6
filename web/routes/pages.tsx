import { Outlet } from 'react-router'
import { PageFailure } from '../features/shell/page-failure'

/** The layout of every page. When a page cannot be loaded, the bars and the footer stay in place. */
export default Outlet

export const ErrorBoundary = () => <PageFailure />
