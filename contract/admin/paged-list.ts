import { z } from 'zod'

/** Rows per page in the administration's lists. */
export const pageSize = 25

/**
 * The last page that can be requested; rows beyond it are reached with filters or the reverse
 * order.
 */
const maxPage = 100_000

/** A page number in the URL of a list: 1 for the first. */
export const pageNumber = z.coerce.number().int().min(1).max(maxPage).default(1)

/** A page of a list, with the number of all rows that match its filters. */
export const pagedList = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number().int().nonnegative() })

export type PagedList<Item> = { items: Item[]; total: number }
