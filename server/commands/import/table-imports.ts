import * as source from './source-rows'
import { storeProfiles, storeUsers } from './store-accounts'
import { storeAgents, storeConversations, storeFeedbacks } from './store-agents-and-conversations'
import { storeCustomers, storeOrders, storeSubscriptions } from './store-purchases'
import { defineTableImport, type TableImport } from './table-import'

/** Each table comes after the tables that it refers to. */
export const tableImports: readonly TableImport[] = [
  defineTableImport({
    table: 'users',
    schema: source.sourceUser,
    getKey: ({ id }) => id,
    store: storeUsers,
  }),
  defineTableImport({
    table: 'user_profiles',
    schema: source.sourceProfile,
    getKey: ({ id }) => id,
    store: storeProfiles,
  }),
  defineTableImport({
    table: 'agents',
    schema: source.sourceAgent,
    getKey: ({ id }) => id,
    store: storeAgents,
  }),
  defineTableImport({
    table: 'stripe_customers',
    schema: source.sourceCustomer,
    getKey: ({ customer_id }) => customer_id,
    store: storeCustomers,
  }),
  defineTableImport({
    table: 'stripe_subscriptions',
    // Some systems have a row for every customer, even for one who has no subscription.
    isEmpty: (entry) => entry['subscription_id'] === null,
    schema: source.sourceSubscription,
    getKey: ({ subscription_id }) => subscription_id,
    store: storeSubscriptions,
  }),
  defineTableImport({
    table: 'stripe_orders',
    schema: source.sourceOrder,
    getKey: ({ id }) => id,
    store: storeOrders,
  }),
  defineTableImport({
    table: 'conversations',
    schema: source.sourceConversation,
    getKey: ({ id }) => id,
    store: storeConversations,
  }),
  defineTableImport({
    table: 'feedbacks',
    schema: source.sourceFeedback,
    getKey: ({ id }) => id,
    store: storeFeedbacks,
  }),
]
