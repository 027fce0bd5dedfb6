import { eq } from 'drizzle-orm'
import type { Me } from '../../../contract/account/me'
import { countCompletedFields } from '../../../domain/profile/profile-completion'
import type { Database } from '../../platform/database/open-database'
import { presentFavourites } from '../../platform/database/present-favourites'
import { user } from '../../platform/database/tables/auth-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import type { Person } from '../../policies'
import { readCallMemoryConsent } from './consents'
import type { OpenAccount } from './open-account'

/** Null when the account was erased meanwhile. */
export type ReadMe = (person: Person) => Promise<Me | null>

/** Whether a subscription's status is exactly active (first document, section 4, « Subscription »). */
export type HasPremium = (userId: string) => Promise<boolean>

type Parts = { database: Database; openAccount: OpenAccount; hasPremium: HasPremium }

/** The signed-in person. A profile that is missing after all is made now (section 4). */
export function createReadMe({ database, openAccount, hasPremium }: Parts): ReadMe {
  return async (person) => {
    const stored = (await findMe(person.id)) ?? (await openAndFind(person.id))
    if (!stored) return null
    return {
      ...stored,
      isAdmin: person.isAdministrator,
      hasPremium: await hasPremium(person.id),
      hasCallMemoryConsent: await readCallMemoryConsent(database, person.id),
    }
  }

  async function openAndFind(userId: string) {
    await openAccount(userId)
    return findMe(userId)
  }

  async function findMe(userId: string) {
    const { id, username, firstName, lastName, minutesLeft, role } = userProfiles
    const [row] = await database
      .select({
        me: {
          id,
          email: user.email,
          username,
          firstName,
          lastName,
          minutesLeft,
          role,
          favorites: presentFavourites,
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
