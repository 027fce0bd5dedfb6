import { implement } from '@orpc/server'
import { type Profile, profileContract } from '../../../contract/account/profile'
import { keepKnownOptions } from '../../../domain/profile/profile-answers'
import { withoutSensitive } from '../../../domain/profile/profile-sensitive'
import { ApplicationError } from '../../platform/application-error'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import { applyProfileChange } from './apply-profile-change'
import type { ProfileRepository } from './profile-repository'

const procedures = implement(profileContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

type Options = {
  profiles: ProfileRepository
  /** Throws RATE_LIMITED after sixty changes in a minute: each may leave evidence of a consent. */
  countChange(userId: string): Promise<void>
}

/** NOT_FOUND is for an account that was erased meanwhile. */
export const createProfileRoutes = ({ profiles, countChange }: Options) =>
  procedures.router({
    get: procedures.get.handler(async ({ context }) => {
      const profile = await profiles.find(context.person.id)
      if (!profile) throw new ApplicationError('NOT_FOUND')
      return toShown(profile)
    }),
    change: procedures.change.handler(async ({ context, input }) => {
      await countChange(context.person.id)
      const applied = await profiles.change(context.person.id, (stored) =>
        applyProfileChange(stored, input),
      )
      if (!applied) throw new ApplicationError('NOT_FOUND')
      return { profile: toShown(applied.profile), refused: applied.refused }
    }),
  })

/** Rows may come from another system: with options that are not ours, without our consent (02). */
const toShown = (profile: Profile): Profile => {
  const known = { ...profile, ...keepKnownOptions(profile) }
  return profile.has_sensitive_consent ? known : withoutSensitive(known)
}
