import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { stripeCustomers } from '../../platform/database/tables/money-tables'
import { findMailRecipient } from '../../users/find-mail-recipient'
import { lockAccount } from '../../users/lock-account'

/** Maximum number of customers that one run of the deletion job deletes; the next run deletes more. */
const deletionBatchSize = 100

/** The user to whom a customer belongs; all fields are null once the account has been erased. */
export type CustomerOwner = { userId: string | null; email: string | null; name: string | null }

const erasedOwner: CustomerOwner = { userId: null, email: null, name: null }

/** Maps customers of the payment provider to users. */
export const createCustomerRepository = (database: Database) => ({
  async findCustomerId(userId: string): Promise<string | undefined> {
    const [row] = await database
      .select({ customerId: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.userId, userId))
    return row?.customerId
  },

  /** Keeps the existing customer if the user already has one. */
  async storeCustomer(userId: string, customerId: string) {
    await database.insert(stripeCustomers).values({ userId, customerId }).onConflictDoNothing()
  },

  /** Returns undefined for a customer that is not ours. */
  async findOwner(
    customerId: string,
    connection: Database | Transaction = database,
  ): Promise<CustomerOwner | undefined> {
    const [customer] = await connection
      .select({ userId: stripeCustomers.userId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.customerId, customerId))
    if (!customer) return undefined
    const { userId } = customer
    const recipient = userId ? await findMailRecipient(connection, userId) : undefined
    return recipient ? { userId, ...recipient } : erasedOwner
  },

  /**
   * Prevents the owner's account from being erased until the transaction ends. Returns the owner,
   * with null fields if the account was erased after `owner` was read.
   */
  async lockOwner(transaction: Transaction, owner: CustomerOwner): Promise<CustomerOwner> {
    return owner.userId && (await lockAccount(transaction, owner.userId)) ? owner : erasedOwner
  },

  /** Locks a customer until the transaction ends, so that its orders are written one at a time. */
  async lockCustomer(transaction: Transaction, customerId: string) {
    await transaction
      .select({ customerId: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.customerId, customerId))
      .for('update')
  },

  /** Lists customers of erased accounts that are not yet deleted at the payment provider. */
  async listCustomersToDelete() {
    const rows = await database
      .select({ customerId: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(and(isNull(stripeCustomers.userId), isNull(stripeCustomers.forgottenAt)))
      .limit(deletionBatchSize)
    return rows.map(({ customerId }) => customerId)
  },

  async markDeleted(customerId: string) {
    await database
      .update(stripeCustomers)
      .set({ forgottenAt: sql`now()` })
      .where(eq(stripeCustomers.customerId, customerId))
  },
})
