import sprite from './icons.svg?url&no-inline'

/** Ids of the symbols in icons.svg: 24 px grid, round strokes of 1.6 px. */
export const iconNames = [
  'alert',
  'back',
  'book',
  'captions',
  'card',
  'care',
  'chart',
  'check',
  'chevron',
  'clock',
  'close',
  'compass',
  'copy',
  'device',
  'download',
  'edit',
  'eye',
  'eye-closed',
  'feminine',
  'filter',
  'flag',
  'flame',
  'friendship',
  'grid',
  'hang-up',
  'heart',
  'home',
  'info',
  'keyboard',
  'leaf',
  'link',
  'mail',
  'masculine',
  'microphone',
  'microphone-off',
  'moon',
  'neutral',
  'next',
  'phone',
  'plus',
  'refresh',
  'search',
  'send',
  'share',
  'shield',
  'sign-out',
  'sort',
  'sound',
  'star',
  'sun',
  'trash',
  'user',
  'work',
] as const

export type IconName = (typeof iconNames)[number]

type Props = { name: IconName; size?: 's' | 'm' | 'l'; className?: string | undefined }

const sizes = { s: 'icon icon--s', m: 'icon', l: 'icon icon--l' }

/** An icon that screen readers skip: a text beside it or a label says what it means. */
export function Icon({ name, size = 'm', className = '' }: Props) {
  return (
    <svg className={`${sizes[size]} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
