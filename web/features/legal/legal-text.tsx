import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import type {
  LegalBlock,
  LegalEntry,
  LegalLink,
  LegalText,
} from '../../../domain/legal/legal-document'
import styles from './legal.module.css'

type Props = {
  blocks: readonly LegalBlock[]
  /** The button that opens the cookie settings, for the blocks that need it. */
  cookieSettings?: ReactNode
}

/** Renders the blocks of a legal text. */
export const LegalBlocks = ({ blocks, cookieSettings }: Props) =>
  blocks.map((block, index) => (
    <Block key={`${block.kind} ${index}`} block={block} cookieSettings={cookieSettings} />
  ))

function Block({ block, cookieSettings }: { block: LegalBlock; cookieSettings: ReactNode }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RunningText text={block.text} />
        </p>
      )
    case 'list':
      return <List items={block.items} />
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
    case 'entries':
      return <Entries entries={block.entries} />
    case 'cookie-settings':
      return <div className={styles.cookieSettings}>{cookieSettings}</div>
  }
}

export const List = ({ items }: { items: readonly LegalText[] }) => (
  <ul className={styles.list}>
    {items.map((item, index) => (
      <li key={index}>
        <RunningText text={item} />
      </li>
    ))}
  </ul>
)

/** Shows entries as lists of labelled facts, because a table would not fit on a phone. */
const Entries = ({ entries }: { entries: readonly LegalEntry[] }) => (
  <div className={styles.entries}>
    {entries.map(({ title, facts }) => (
      <div key={title} className={styles.entry}>
        <h3>{title}</h3>
        <dl>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <TextWithPlaceholders text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
)

const RunningText = ({ text }: { text: LegalText }) =>
  text.map((part, index) =>
    typeof part === 'string' ? (
      <TextWithPlaceholders key={index} text={part} />
    ) : (
      <TextLink key={index} link={part} />
    ),
  )

/** Matches the placeholders that formatMissingFact writes for facts that the operator has not provided yet. */
const missingFactPattern = /(\[à compléter[^\]]*\])/

const TextWithPlaceholders = ({ text }: { text: string }) =>
  text.split(missingFactPattern).map((part, index) =>
    missingFactPattern.test(part) ? (
      <mark key={index} className={styles.missing}>
        {part}
      </mark>
    ) : (
      part
    ),
  )

const TextLink = ({ link }: { link: LegalLink }) =>
  'page' in link ? (
    <Link className="link" to={pagePaths[link.page]}>
      {link.label}
    </Link>
  ) : (
    <a className="link" href={link.href}>
      {link.label}
    </a>
  )

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
