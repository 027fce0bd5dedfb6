import { pagePaths } from '../contract/paths'
import { type MeasuredPage, measurePages } from './pages/measure-pages'

// Measures the pages of the legal texts. They are not part of content-pages.bench.ts, because
// scripts/bench.mjs stops a benchmark after ten minutes.
const paths: Record<string, string> = {
  'legal notice': pagePaths.legalNotice,
  privacy: pagePaths.privacy,
  'terms of use': pagePaths.termsOfUse,
  'terms of sale': pagePaths.termsOfSale,
  'cookie policy': pagePaths.cookies,
  accessibility: pagePaths.accessibility,
}
await measurePages(
  Object.entries(paths).map(([name, path]): MeasuredPage => ({ name, path, access: 'indexed' })),
)
