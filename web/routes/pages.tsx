import { Outlet } from 'react-router'
import { PageFailure } from '../features/shell/page-failure'

/** The parent route of every page. Its error boundary replaces only the page, so the bars and the footer stay. */
export default Outlet

export const ErrorBoundary = () => <PageFailure />
