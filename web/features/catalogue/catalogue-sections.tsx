import { type ReactNode, useMemo } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { pickPopular } from '../../../domain/companions/pick-popular'
import { ShelfLoading } from './catalogue-loading'
import { CategoryShelf } from './category-shelf'
import { groupByCategory } from './group-by-category'
import { PopularCompanions } from './popular-companions'

type Properties = {
  /** All, or the popular ones while the others are on their way. */
  agents: readonly Agent[]
  /** The same companions in the order asked for; null while they are on their way. */
  sorted: readonly Agent[] | null
  heartOf: (agent: Agent) => ReactNode
}

/** Without filters: the popular ones, then a section a category (section 2). */
export function CatalogueSections({ agents, sorted, heartOf }: Properties) {
  const popular = useMemo(() => pickPopular(agents), [agents])
  const shelves = useMemo(() => groupByCategory(sorted ?? []), [sorted])
  return (
    <>
      <PopularCompanions agents={popular} heartOf={heartOf} />
      {shelves.map((shelf) => (
        <CategoryShelf key={shelf.category} {...shelf} heartOf={heartOf} />
      ))}
      {!sorted && <ShelfLoading />}
    </>
  )
}
