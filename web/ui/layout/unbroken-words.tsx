/** Keeps words with a hyphen ("sont-elles") on one line. */
export const UnbrokenWords = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    part.includes('-') ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
