import { measurePages } from './pages/measure-pages'

// Measures the pages on the way to a first call.
await measurePages([
  { name: 'landing', path: '/', access: 'indexed' },
  { name: 'sign-in', path: '/login', access: 'unindexed' },
  { name: 'sign-up', path: '/register', access: 'unindexed' },
  { name: 'companion', path: '/talk/raphael', access: 'indexed' },
  { name: 'catalogue', path: '/dashboard', access: 'signed-in' },
])
