import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/layout/card'

type Props = { title: string; emptyText: string; isEmpty: boolean; children: ReactNode }

/** A section of the live page: a heading with a table, or with one sentence when the table is empty. */
export function LiveTable({ title, emptyText, isEmpty, children }: Props) {
  const id = useId()
  return (
    <section className="stack stack--fill" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? (
        <Card>
          <p className="muted">{emptyText}</p>
        </Card>
      ) : (
        children
      )}
    </section>
  )
}
