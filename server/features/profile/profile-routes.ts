import { implement } from '@orpc/server'
import { type Profile, profileContract } from '../../../contract/account/profile'
import { keepKnownOptions } from '../../../domain/profile/profile-answers'
import { withoutSensitiveAnswers } from '../../../domain/profile/sensitive-answers'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import { applyProfileChange } from './apply-profile-change'
import type { ProfileRepository } from './profile-repository'

const procedures = implement(profileContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

type Deps = {
  profiles: ProfileRepository
  /** Throws RATE_LIMITED. */
  consumeChangeLimit(userId: string): Promise<void>
}

/** The procedures throw NOT_FOUND once the account has been erased. */
export const createProfileRoutes = ({ profiles, consumeChangeLimit }: Deps) =>
  procedures.router({
    get: procedures.get.handler(async ({ context }) => {
      const profile = await profiles.find(context.user.id)
      if (!profile) throw new ApplicationError('NOT_FOUND')
      return toVisibleProfile(profile)
    }),
    change: procedures.change.handler(async ({ context, input }) => {
      await consumeChangeLimit(context.user.id)
      const appliedChange = await profiles.change(context.user.id, (storedProfile) =>
        applyProfileChange(storedProfile, input),
      )
      if (!appliedChange) throw new ApplicationError('NOT_FOUND')
      return { profile: toVisibleProfile(appliedChange.profile), refused: appliedChange.refusals }
    }),
  })

/**
 * Leaves out unknown options and, without the user's consent, sensitive answers. Imported rows may
 * contain both.
 */
const toVisibleProfile = (profile: Profile): Profile => {
  const profileWithKnownOptions = { ...profile, ...keepKnownOptions(profile) }
  return profile.has_sensitive_consent
    ? profileWithKnownOptions
    : withoutSensitiveAnswers(profileWithKnownOptions)
}
