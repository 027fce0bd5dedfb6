-- Customers whose account was erased are also deleted at the payment provider; accounting records
-- are kept (docs/decisions/020).
alter table stripe_customers
  add column forgotten_at timestamptz;
create index stripe_customers_to_forget on stripe_customers (customer_id)
  where user_id is null and forgotten_at is null;
