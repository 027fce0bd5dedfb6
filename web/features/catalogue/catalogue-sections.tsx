import { type ReactNode, useMemo } from 'react'
import type { Agent } from '../../../contract/catalogue'
import { CategoryShelf } from './category-shelf'
import { groupByCategory } from './group-by-category'
import { pickPopular } from './pick-popular'
import { PopularCompanions } from './popular-companions'

type Properties = {
  agents: readonly Agent[]
  /** The same companions in the order asked for. */
  sorted: readonly Agent[]
  heartOf: (agent: Agent) => ReactNode
}

/** Without filters: the popular ones, then a section a category (section 2). */
export function CatalogueSections({ agents, sorted, heartOf }: Properties) {
  const popular = useMemo(() => pickPopular(agents), [agents])
  const shelves = useMemo(() => groupByCategory(sorted), [sorted])
  return (
    <>
      <PopularCompanions agents={popular} heartOf={heartOf} />
      {shelves.map((shelf) => (
        <CategoryShelf key={shelf.category} {...shelf} heartOf={heartOf} />
      ))}
    </>
  )
}
