import { pagePaths } from '../contract/paths'
import { type MeasuredPage, measurePages } from './pages/measure-pages'

// Measures the pages of the public site that are mostly text.
const paths: Record<string, string> = {
  blog: pagePaths.blog,
  article: `${pagePaths.blog}/1`,
  help: pagePaths.help,
  contact: pagePaths.contact,
  partnerships: pagePaths.partnerships,
  'legal notice': pagePaths.legalNotice,
  privacy: pagePaths.privacy,
  'terms of use': pagePaths.termsOfUse,
  'terms of sale': pagePaths.termsOfSale,
  'cookie policy': pagePaths.cookies,
  accessibility: pagePaths.accessibility,
}
await measurePages(
  Object.entries(paths).map(([name, path]): MeasuredPage => ({ name, path, isPublic: true })),
)
