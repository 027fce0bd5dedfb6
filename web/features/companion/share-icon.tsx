import sprite from './share-icons.svg?url&no-inline'

/** Each service's own sign, drawn like our icons; its name stands below. */
export const ShareIcon = ({ channel }: { channel: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${channel}`} />
  </svg>
)
