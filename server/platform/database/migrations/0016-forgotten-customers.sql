-- Whose account was erased is deleted at the payment service as well; the books stay (decisions/020).
alter table stripe_customers
  add column forgotten_at timestamptz;
create index stripe_customers_to_forget on stripe_customers (customer_id)
  where user_id is null and forgotten_at is null;
