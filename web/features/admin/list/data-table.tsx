import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FilterLinks } from './filter-links'
import styles from './list.module.css'

export type Column<Row> = {
  key: string
  /** The heading; also the label of the cell on phones, where a row is a card. */
  label: string
  cell: (row: Row) => ReactNode
  /** For numbers and actions. */
  isEndAligned?: boolean
  /** Whether the heading is visually hidden, as for actions. */
  isLabelHidden?: boolean
  /** Makes the heading a link that sorts the list. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; to: string }
}

type Props<Row> = {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /**
   * Whether other rows are being loaded, such as the next page; until they have arrived, these rows stay
   * visible, dimmed.
   */
  isStale?: boolean
}

/** The table of an administration list. On phones each row is a card, and links above sort the list. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey, isStale }: Props<Row>) => (
  <>
    <PhoneSortLinks caption={caption} columns={columns} />
    <div className={styles.tableWrap} aria-busy={isStale}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isEndAligned, isLabelHidden, sort }) => (
              <th
                key={key}
                scope="col"
                className={isEndAligned ? styles.end : undefined}
                aria-sort={sort?.direction}
              >
                {sort ? (
                  <Link to={sort.to} preventScrollReset>
                    {label}
                    <span aria-hidden="true">{sortMarks[sort.direction]}</span>
                  </Link>
                ) : (
                  <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, label, cell, isEndAligned, isLabelHidden }) => (
                <td
                  key={key}
                  className={isEndAligned ? styles.end : undefined}
                  data-label={isLabelHidden ? undefined : label}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)

/** Links that sort the list on phones, where the headings are hidden. */
function PhoneSortLinks<Row>({ caption, columns }: Pick<Props<Row>, 'caption' | 'columns'>) {
  const sortLinks = columns.flatMap(({ key, label, sort }) =>
    sort ? [{ key, label, ...sort }] : [],
  )
  if (sortLinks.length === 0) return null
  return (
    <div className={styles.phoneSorts}>
      <p className="muted small" aria-hidden="true">
        Trier par
      </p>
      <FilterLinks
        label={`Trier\u00a0: ${caption}`}
        filters={sortLinks.map(({ key, label, direction, to }) => ({
          key,
          label: `${label}${sortMarks[direction]}`,
          to,
          isCurrent: direction !== 'none',
        }))}
      />
    </div>
  )
}

const sortMarks = { ascending: ' ↑', descending: ' ↓', none: '' }
