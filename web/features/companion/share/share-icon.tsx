import sprite from './share-icons.svg?url&no-inline'

/** The logo of a sharing service. */
export const ShareIcon = ({ channel }: { channel: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${channel}`} />
  </svg>
)
