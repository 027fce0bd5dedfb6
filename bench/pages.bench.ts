import { measurePages } from './pages/measure-pages'

// Measures the pages on the way to a first call.
await measurePages([
  { name: 'landing', path: '/', audience: 'search-engines' },
  { name: 'sign-in', path: '/login', audience: 'visitors' },
  { name: 'sign-up', path: '/register', audience: 'visitors' },
  { name: 'companion', path: '/talk/raphael', audience: 'search-engines' },
  { name: 'catalogue', path: '/dashboard', audience: 'users' },
])
