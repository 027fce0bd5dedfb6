import { measurePages } from './pages/measure-pages'

// Measures the pages on the way to a first call.
await measurePages([
  { name: 'landing', path: '/', isPublic: true },
  { name: 'sign-in', path: '/login', isPublic: true },
  { name: 'sign-up', path: '/register', isPublic: true },
  { name: 'companion', path: '/talk/raphael', isPublic: true },
  { name: 'catalogue', path: '/dashboard', isPublic: false },
])
