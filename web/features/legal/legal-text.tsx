import type { LegalBlock } from '../../../domain/legal-document'
import styles from './legal.module.css'

/** Renders the blocks of a legal text. */
export const LegalText = ({ blocks }: { blocks: readonly LegalBlock[] }) =>
  blocks.map((block, index) => <Block key={`${block.kind} ${index}`} block={block} />)

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return <Table columns={block.columns} rows={block.rows} />
    case 'frame':
      return (
        <div className={styles.frame}>
          <h3>{block.title}</h3>
          {block.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )
  }
}

type TableProps = { columns: readonly string[]; rows: readonly (readonly string[])[] }

const Table = ({ columns, rows }: TableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((cell, index) => (
            <td key={columns[index]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
