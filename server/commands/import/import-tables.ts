import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { offers } from '../../../domain/offers'
import { withoutSensitiveAnswers } from '../../../domain/profile/sensitive-answers'
import { recordLedgerEntries } from '../../billing/ledger/record-ledger-entry'
import { recordEarlierFreeMinutes } from '../../features/accounts/sign-up/record-free-minutes'
import type { Transaction } from '../../platform/database/open-database'
import { account, user } from '../../platform/database/tables/auth-tables'
import { conversations, feedbacks } from '../../platform/database/tables/call-tables'
import { agents } from '../../platform/database/tables/catalogue-tables'
import {
  stripeCustomers,
  stripeOrders,
  stripeSubscriptions,
} from '../../platform/database/tables/money-tables'
import { consents, userProfiles } from '../../platform/database/tables/profile-tables'
import * as source from './source-rows'

export type ImportContext = {
  transaction: Transaction
  /** Keys the hashes of addresses that received the free minutes. */
  addressSecret: string
  /** Whether answers that need explicit consent are imported, with that consent. */
  hasSensitiveConsent: boolean
}

/** Keys of the rows that were stored; the others exist already, or refer to what does not exist. */
type Stored = ReadonlySet<string>

export type TableImport<Row = unknown> = {
  table: string
  schema: z.ZodType<Row>
  getKey(row: Row): string
  /** Whether a row of the source says nothing, and is left out without a word. */
  isEmpty?(entry: Record<string, unknown>): boolean
  store(rows: readonly Row[], context: ImportContext): Promise<Stored>
}

const define = <Row>(table: TableImport<Row>) => table as unknown as TableImport

const keysOf = <Key extends string>(rows: readonly Record<Key, string>[], key: Key): Stored =>
  new Set(rows.map((row) => row[key]))

/** Which of these ids exist in a table of the target. */
async function findExisting(
  transaction: Transaction,
  [table, column]: readonly [table: string, column: string],
  ids: readonly (string | null)[],
) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select ${sql.identifier(column)}::text as id from ${sql.identifier(table)}
    where ${sql.identifier(column)}::text = any(${sql.param(wanted)}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

type User = z.output<typeof source.sourceUser>
type Profile = z.output<typeof source.sourceProfile>
type Agent = z.output<typeof source.sourceAgent>
type Customer = z.output<typeof source.sourceCustomer>
type Subscription = z.output<typeof source.sourceSubscription>
type Order = z.output<typeof source.sourceOrder>
type Conversation = z.output<typeof source.sourceConversation>
type Feedback = z.output<typeof source.sourceFeedback>

async function storeUsers(rows: readonly User[], { transaction }: ImportContext) {
  const stored = await transaction
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
  const ids = keysOf(stored, 'id')
  const passwords = rows.filter(({ id, encrypted_password }) => ids.has(id) && encrypted_password)
  if (passwords.length > 0)
    await transaction.insert(account).values(
      passwords.map(({ id, encrypted_password }) => ({
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: encrypted_password,
      })),
    )
  return ids
}

async function storeProfiles(rows: readonly Profile[], context: ImportContext) {
  const { transaction, hasSensitiveConsent, addressSecret } = context
  const { rows: owners } = await transaction.execute<{ id: string; email: string }>(sql`
    select id, email from "user" where id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
  const emails = new Map(owners.map(({ id, email }) => [id, email]))
  const owned = rows.filter(({ id }) => emails.has(id))
  if (owned.length === 0) return new Set<string>()
  const stored = await transaction
    .insert(userProfiles)
    .values(owned.map((row) => toProfile(row, emails.get(row.id) ?? '', hasSensitiveConsent)))
    .onConflictDoNothing()
    .returning({ id: userProfiles.id })
  const ids = keysOf(stored, 'id')
  const balances = owned.filter(({ id, minutes_left }) => ids.has(id) && minutes_left > 0)
  await recordLedgerEntries(
    transaction,
    balances.map(({ id, minutes_left: minutes }) => ({
      userId: id,
      minutes,
      reason: 'import',
      reference: id,
      actor: 'system',
    })),
  )
  const imported = owned.filter(({ id }) => ids.has(id))
  await recordEarlierFreeMinutes(
    transaction,
    addressSecret,
    imported.map(({ id }) => emails.get(id) ?? ''),
  )
  const consenting = hasSensitiveConsent ? imported.filter(hasSensitiveAnswers) : []
  if (consenting.length > 0)
    await transaction
      .insert(consents)
      .values(
        consenting.map(({ id }) => ({
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
    // Some systems kept the address here; other users must not see it.
    username:
      profile.username && !profile.username.includes('@')
        ? profile.username
        : email.replace(/@.*$/, ''),
    role: profile.role,
    firstName: profile.first_name,
    lastName: profile.last_name,
    age: profile.age,
    city: profile.city,
    orientation: profile.orientation,
    style: profile.style,
    preferences: profile.preferences,
    favorites: profile.favorites,
    profession: profile.profession,
    workEnvironment: profile.work_environment,
    livingSituation: profile.living_situation,
    personalityType: profile.personality_type,
    conversationGoal: profile.conversation_goal,
    idealPartnerStyle: profile.ideal_partner_style,
    previousExperience: profile.previous_experience,
    socialType: profile.social_type,
    conversationDepth: profile.conversation_depth,
    roleplayPreference: profile.roleplay_preference,
    attractionTriggers: profile.attraction_triggers,
    aiBehaviorPreference: profile.ai_behavior_preference,
    topicsToAvoid: profile.topics_to_avoid,
    userProfileSummary: hasSensitiveConsent ? profile.user_profile_summary : null,
    createdAt: profile.created_at,
  }
}

async function storeAgents(rows: readonly Agent[], { transaction }: ImportContext) {
  const stored = await transaction
    .insert(agents)
    .values(
      rows.map((row) => ({
        id: row.id,
        name: row.name,
        style: row.style,
        imageUrl: row.image_url,
        category: row.category,
        voiceGender: row.voice_gender,
        language: row.language,
        tags: row.tags,
        country: row.country,
        flag: row.flag,
        description: row.description,
        vapiAssistantId: row.vapi_assistant_id,
        portraitHue: 58,
        currentVersion: 1,
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: agents.id })
  return keysOf(stored, 'id')
}

async function storeCustomers(rows: readonly Customer[], { transaction }: ImportContext) {
  const users = await findExisting(
    transaction,
    ['user', 'id'],
    rows.map((row) => row.user_id),
  )
  const owned = rows.filter((row) => users.has(row.user_id))
  if (owned.length === 0) return new Set<string>()
  const stored = await transaction
    .insert(stripeCustomers)
    .values(
      owned.map((row) => ({
        customerId: row.customer_id,
        userId: row.user_id,
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: stripeCustomers.customerId })
  return keysOf(stored, 'id')
}

const customerKey = ['stripe_customers', 'customer_id'] as const

async function storeSubscriptions(rows: readonly Subscription[], { transaction }: ImportContext) {
  const customers = await findExisting(
    transaction,
    customerKey,
    rows.map((row) => row.customer_id),
  )
  const owned = rows.filter((row) => customers.has(row.customer_id))
  if (owned.length === 0) return new Set<string>()
  const stored = await transaction
    .insert(stripeSubscriptions)
    .values(
      owned.map((row) => ({
        subscriptionId: row.subscription_id,
        customerId: row.customer_id,
        priceId: row.price_id ?? '',
        status: row.status,
        currentPeriodStartSeconds: row.current_period_start ?? null,
        currentPeriodEndSeconds: row.current_period_end ?? null,
        cancelsAtPeriodEnd: row.cancel_at_period_end ?? false,
        paymentMethodBrand: row.payment_method_brand,
        paymentMethodLast4: row.payment_method_last4,
        // The minutes were given before; the next state of the payment provider replaces this one.
        hasRequestedImmediateStart: true,
        readAt: new Date(0),
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: stripeSubscriptions.subscriptionId })
  return keysOf(stored, 'id')
}

/** How our orders are named: by their checkout session, so that a late webhook finds them. */
const getOrderId = ({ id, checkout_session_id }: Order) => checkout_session_id ?? `import:${id}`

async function storeOrders(rows: readonly Order[], { transaction }: ImportContext) {
  const customers = await findExisting(
    transaction,
    customerKey,
    rows.map((row) => row.customer_id),
  )
  const owned = rows.filter((row) => customers.has(row.customer_id))
  if (owned.length === 0) return new Set<string>()
  const stored = await transaction
    .insert(stripeOrders)
    .values(
      owned.map((row) => ({
        id: getOrderId(row),
        checkoutSessionId: row.checkout_session_id,
        paymentIntentId: row.payment_intent_id,
        customerId: row.customer_id,
        offerKey: row.offerKey,
        minutes: row.offerKey ? offers[row.offerKey].minutes : 0,
        amountSubtotalCents: row.amount_subtotal,
        amountTotalCents: row.amount_total,
        currency: row.currency,
        paymentStatus: row.payment_status,
        status: row.status,
        hasRequestedImmediateStart: true,
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: stripeOrders.id })
  const ids = keysOf(stored, 'id')
  await markCredited(transaction, [...ids])
  return new Set(owned.filter((row) => ids.has(getOrderId(row))).map(({ id }) => id))
}

/**
 * The imported balance contains what these orders credited: entries of zero minutes keep a late webhook
 * or the daily reconciliation from crediting them again.
 */
async function markCredited(transaction: Transaction, orderIds: readonly string[]) {
  await transaction.execute(sql`
    insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
    select p.id, 0, 'purchase', o.id, p.minutes_left, 'system'
    from stripe_orders o join stripe_customers c using (customer_id)
      join user_profiles p on p.id = c.user_id
    where o.id = any(${sql.param(orderIds)}::text[]) and o.status = 'completed'
      and o.created_at > now() - interval '35 days'
    on conflict do nothing`)
}

async function storeConversations(rows: readonly Conversation[], { transaction }: ImportContext) {
  const users = await findExisting(
    transaction,
    ['user', 'id'],
    rows.map((row) => row.user_id),
  )
  const owned = rows.filter((row) => users.has(row.user_id))
  if (owned.length === 0) return new Set<string>()
  const stored = await transaction
    .insert(conversations)
    .values(
      owned.map((row) => ({
        id: row.id,
        userId: row.user_id,
        agentId: row.agent_id,
        agentName: row.agent_name,
        durationSeconds: row.duration,
        vapiCallId: row.vapi_call_id,
        summary: row.summary,
        successScore: row.success_score ?? null,
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  return keysOf(stored, 'id')
}

async function storeFeedbacks(rows: readonly Feedback[], { transaction }: ImportContext) {
  const users = await findExisting(
    transaction,
    ['user', 'id'],
    rows.map((row) => row.user_id),
  )
  const ids = rows.map((row) => row.conversation_id)
  const existing = await findExisting(transaction, ['conversations', 'id'], ids)
  const rated = await findExisting(transaction, ['feedbacks', 'conversation_id'], ids)
  const owned = rows.filter((row) => users.has(row.user_id))
  if (owned.length === 0) return new Set<string>()
  const stored = await transaction
    .insert(feedbacks)
    .values(
      owned.map((row) => ({
        id: row.id,
        userId: row.user_id,
        agentId: row.agent_id,
        agentName: row.agent_name,
        conversationDurationSeconds: row.conversation_duration,
        rating: row.rating,
        comment: row.comment,
        conversationId: takeConversation(row.conversation_id, existing, rated),
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: feedbacks.id })
  return keysOf(stored, 'id')
}

/** A conversation has one rating here: a second one stays, without its conversation. */
function takeConversation(id: string | null, existing: Stored, rated: Set<string>) {
  if (id === null || !existing.has(id) || rated.has(id)) return null
  rated.add(id)
  return id
}

/** In the order in which they refer to each other. */
export const tableImports: readonly TableImport[] = [
  define({ table: 'users', schema: source.sourceUser, getKey: ({ id }) => id, store: storeUsers }),
  define({
    table: 'user_profiles',
    schema: source.sourceProfile,
    getKey: ({ id }) => id,
    store: storeProfiles,
  }),
  define({
    table: 'agents',
    schema: source.sourceAgent,
    getKey: ({ id }) => id,
    store: storeAgents,
  }),
  define({
    table: 'stripe_customers',
    schema: source.sourceCustomer,
    getKey: ({ customer_id }) => customer_id,
    store: storeCustomers,
  }),
  define({
    table: 'stripe_subscriptions',
    // Some systems have a row for each customer, also without a subscription.
    isEmpty: (entry) => entry['subscription_id'] === null,
    schema: source.sourceSubscription,
    getKey: ({ subscription_id }) => subscription_id,
    store: storeSubscriptions,
  }),
  define({
    table: 'stripe_orders',
    schema: source.sourceOrder,
    getKey: ({ id }) => id,
    store: storeOrders,
  }),
  define({
    table: 'conversations',
    schema: source.sourceConversation,
    getKey: ({ id }) => id,
    store: storeConversations,
  }),
  define({
    table: 'feedbacks',
    schema: source.sourceFeedback,
    getKey: ({ id }) => id,
    store: storeFeedbacks,
  }),
]
