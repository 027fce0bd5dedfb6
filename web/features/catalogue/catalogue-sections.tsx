import { type ReactNode, useMemo } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { pickPopularCompanions } from '../../../domain/companions/pick-popular-companions'
import { SectionSkeleton } from './catalogue-skeleton'
import { CategorySection } from './category-section'
import { PopularCompanions } from './popular-companions'
import { groupByCategory } from './view/group-by-category'

type Props = {
  /** All companions. While they load, only the popular ones. */
  companions: readonly Agent[]
  /** All companions in the selected sort order; null while loading. */
  sortedCompanions: readonly Agent[] | null
  renderFavouriteButton: (companion: Agent) => ReactNode
}

/** The catalogue without filters: popular companions, then a section per category. */
export function CatalogueSections({ companions, sortedCompanions, renderFavouriteButton }: Props) {
  const popularCompanions = useMemo(() => pickPopularCompanions(companions), [companions])
  const groups = useMemo(() => groupByCategory(sortedCompanions ?? []), [sortedCompanions])
  return (
    <>
      <PopularCompanions
        companions={popularCompanions}
        renderFavouriteButton={renderFavouriteButton}
      />
      {groups.map((group) => (
        <CategorySection
          key={group.category}
          {...group}
          renderFavouriteButton={renderFavouriteButton}
        />
      ))}
      {!sortedCompanions && <SectionSkeleton />}
    </>
  )
}
