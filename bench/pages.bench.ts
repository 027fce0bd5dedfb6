import { measurePages } from './pages/measure-pages'

// Measures the pages on the way to a first call.
await measurePages([
  { name: 'landing', path: '/', audience: 'listed' },
  { name: 'sign-in', path: '/login', audience: 'unlisted' },
  { name: 'sign-up', path: '/register', audience: 'unlisted' },
  { name: 'companion', path: '/talk/raphael', audience: 'listed' },
  { name: 'catalogue', path: '/dashboard', audience: 'users' },
])
