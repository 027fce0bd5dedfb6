import type { Template } from '../template'

/** Sentences that say which professional to see, and when. */
type Referral = readonly [Template, ...Template[]]

/** Different referrals for the same concern, each complete without the others. */
export type Referrals = readonly [Referral, ...Referral[]]
