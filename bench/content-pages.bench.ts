import { pagePaths } from '../contract/paths'
import { type MeasuredPage, measurePages } from './pages/measure-pages'

// Measures the pages of the public site that are mostly text.
const paths: Record<string, string> = {
  blog: pagePaths.blog,
  article: `${pagePaths.blog}/1`,
  help: pagePaths.help,
  contact: pagePaths.contact,
  partnerships: pagePaths.partnerships,
}
await measurePages(
  Object.entries(paths).map(([name, path]): MeasuredPage => ({ name, path, access: 'indexed' })),
)
