import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { withoutSensitiveAnswers } from '../../../domain/profile/sensitive-answers'
import { recordImportedFreeMinutes } from '../../features/accounts/sign-up/record-free-minutes'
import { recordLedgerEntries } from '../../ledger/record-ledger-entry'
import { account, user } from '../../platform/database/tables/auth-tables'
import { consents, userProfiles } from '../../platform/database/tables/profile-tables'
import { toStoredAnswers } from '../../users/profile-columns'
import type { sourceProfile, sourceUser } from './source-rows'
import { getColumnValues, type ImportContext } from './table-import'

type User = z.output<typeof sourceUser>
type Profile = z.output<typeof sourceProfile>

/**
 * Stores accounts with their password hash unchanged, and returns the ids of those that are new. When
 * the source does not record confirmations, its accounts count as confirmed, because unconfirmed
 * accounts are deleted after seven days. These accounts get no password, because somebody who does
 * not own the address may have chosen it; their users choose a new password through a link that is
 * sent to the address.
 */
export async function storeUsers(rows: readonly User[], { transaction }: ImportContext) {
  const storedRows = await transaction
    .insert(user)
    .values(
      rows.map(({ id, email, email_confirmed_at, created_at }) => ({
        id,
        email,
        name: email.replace(/@.*$/, ''),
        emailVerified: email_confirmed_at !== null,
        createdAt: created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: user.id })
  const ids = getColumnValues(storedRows, 'id')
  const rowsWithPassword = rows.filter(
    ({ id, encrypted_password, email_confirmed_at }) =>
      ids.has(id) && encrypted_password && email_confirmed_at !== undefined,
  )
  if (rowsWithPassword.length > 0)
    await transaction.insert(account).values(
      rowsWithPassword.map(({ id, encrypted_password }) => ({
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: encrypted_password,
      })),
    )
  return ids
}

/**
 * Stores profiles, and returns the ids of those that are new. Each balance above zero becomes a ledger
 * entry, and each e-mail address counts as one that received the free minutes. Sensitive answers are
 * stored, with a consent, only if `hasSensitiveConsent`.
 */
export async function storeProfiles(rows: readonly Profile[], context: ImportContext) {
  const { transaction, hasSensitiveConsent, freeMinutesSecret } = context
  const { rows: owners } = await transaction.execute<{ id: string; email: string }>(sql`
    select id, email from "user" where id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
  const emails = new Map(owners.map(({ id, email }) => [id, email]))
  const rowsWithOwner = rows.filter(({ id }) => emails.has(id))
  if (rowsWithOwner.length === 0) return new Set<string>()
  const storedRows = await transaction
    .insert(userProfiles)
    .values(
      rowsWithOwner.map((row) => toProfile(row, emails.get(row.id) ?? '', hasSensitiveConsent)),
    )
    .onConflictDoNothing()
    .returning({ id: userProfiles.id })
  const ids = getColumnValues(storedRows, 'id')
  const rowsWithBalance = rowsWithOwner.filter(
    ({ id, minutes_left }) => ids.has(id) && minutes_left > 0,
  )
  await recordLedgerEntries(
    transaction,
    rowsWithBalance.map(({ id, minutes_left: minutes }) => ({
      userId: id,
      minutes,
      reason: 'import',
      reference: id,
      actor: 'system',
    })),
  )
  const importedRows = rowsWithOwner.filter(({ id }) => ids.has(id))
  await recordImportedFreeMinutes(
    transaction,
    freeMinutesSecret,
    importedRows.map(({ id }) => emails.get(id) ?? ''),
  )
  const consentingRows = hasSensitiveConsent ? importedRows.filter(hasSensitiveAnswers) : []
  if (consentingRows.length > 0)
    await transaction.insert(consents).values(
      consentingRows.map(({ id }) => ({
        userId: id,
        kind: 'sensitive_profile' as const,
        isGranted: true,
      })),
    )
  return ids
}

const hasSensitiveAnswers = (answers: Profile) =>
  JSON.stringify(withoutSensitiveAnswers(answers)) !== JSON.stringify(answers)

function toProfile(row: Profile, email: string, hasSensitiveConsent: boolean) {
  const profile = hasSensitiveConsent ? row : withoutSensitiveAnswers(row)
  return {
    id: profile.id,
    // Some systems stored the e-mail address as the username; other users must not see it.
    username:
      profile.username && !profile.username.includes('@')
        ? profile.username
        : email.replace(/@.*$/, ''),
    role: profile.role,
    favorites: profile.favorites,
    ...toStoredAnswers({
      ...profile,
      user_profile_summary: hasSensitiveConsent ? profile.user_profile_summary : null,
    }),
    createdAt: profile.created_at,
  }
}
