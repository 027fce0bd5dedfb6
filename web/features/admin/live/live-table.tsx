import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/layout/card'

type Props = { title: string; emptyText: string; isEmpty: boolean; children: ReactNode }

/** A part of the live page: its heading with a table, or one sentence instead of an empty table. */
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
