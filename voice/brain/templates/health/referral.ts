import type { Template } from '../template'

/** Which professional to see, and when. Each is complete without the others. */
type Referral = readonly [Template, ...Template[]]

/** Different wordings of a referral for the same concern. */
export type Referrals = readonly [Referral, ...Referral[]]
