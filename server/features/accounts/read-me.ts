import { eq, sql } from 'drizzle-orm'
import type { Me } from '../../../contract/account/me'
import { countCompletedFields } from '../../../domain/profile/profile-completion'
import { balanceColumn } from '../../ledger/balances'
import type { Database } from '../../platform/database/open-database'
import { publishedFavourites } from '../../platform/database/select-favourites'
import { user } from '../../platform/database/tables/auth-tables'
import { calls } from '../../platform/database/tables/call-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import type { SignedInUser } from '../../policies'
import { readCallMemoryConsent } from '../../users/consents'
import type { EnsureProfile } from './sign-up/ensure-profile'

/** Returns null once the account has been erased. */
export type ReadMe = (signedInUser: SignedInUser) => Promise<Me | null>

/** Whether the user has the Premium badge. */
export type HasPremium = (userId: string) => Promise<boolean>

type Deps = { database: Database; ensureProfile: EnsureProfile; hasPremium: HasPremium }

/** Reads the signed-in user. Creates the profile if it is missing. */
export function createReadMe({ database, ensureProfile, hasPremium }: Deps): ReadMe {
  return async (signedInUser) => {
    const me = (await findMe(signedInUser.id)) ?? (await createProfileAndFindMe(signedInUser.id))
    if (!me) return null
    return {
      ...me,
      isAdmin: signedInUser.isAdministrator,
      hasPremium: await hasPremium(signedInUser.id),
      hasCallMemoryConsent: await readCallMemoryConsent(database, signedInUser.id),
    }
  }

  async function createProfileAndFindMe(userId: string) {
    await ensureProfile(userId)
    return findMe(userId)
  }

  async function findMe(userId: string) {
    const { id, username, firstName, lastName, role } = userProfiles
    const [row] = await database
      .select({
        me: {
          id,
          email: user.email,
          username,
          firstName,
          lastName,
          minutesLeft: balanceColumn,
          role,
          favorites: publishedFavourites,
          hasCalled,
        },
        profile: {
          profession: userProfiles.profession,
          conversation_goal: userProfiles.conversationGoal,
          ideal_partner_style: userProfiles.idealPartnerStyle,
          personality_type: userProfiles.personalityType,
          social_type: userProfiles.socialType,
        },
      })
      .from(userProfiles)
      .innerJoin(user, eq(user.id, id))
      .where(eq(id, userId))
    return row && { ...row.me, completedFields: countCompletedFields(row.profile) }
  }
}

const hasCalled = sql<boolean>`exists (
  select 1 from ${calls} where ${calls.userId} = ${userProfiles.id} and ${calls.startedAt} is not null
)`
