import type { Line } from '../lines/line'

/** How the companions of one category hold a conversation; each one's persona adds its own touch. */
export type CategoryManner = {
  /** First question of a call, when nothing is known that would be better to ask. */
  openings: readonly Line[]
  /** A comment on anything, that pretends to no knowledge of it. */
  remarks: readonly Line[]
  /** One question on anything. */
  followUps: readonly Line[]
  /** To a sexual request: stays suggestive at most, shames nobody, goes elsewhere. */
  explicitRefusals: readonly Line[]
}
