/** A heading whose words with a hyphen ("sont-elles") stay on one line, where a break would read badly. */
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
