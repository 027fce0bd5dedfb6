-- Invoices and credit notes, kept for ten years.

-- The last number of each series. A row, taken in the transaction of the document: a sequence would
-- leave gaps, which the numbering of invoices may not have (CGI, annexe II, article 242 nonies A).
create table invoice_counters (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  last_number integer not null,
  primary key (kind, year)
);

-- Whose one is says its order alone: when an account is erased nothing leads to it any more.
create table invoices (
  number text primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id text not null references stripe_orders,
  -- Of the order's cents, how many were given back once this was issued: 0 for the invoice itself.
  refunded_cents integer not null,
  issued_at timestamptz not null,
  content jsonb not null,
  check ((kind = 'invoice') = (refunded_cents = 0)),
  unique (order_id, refunded_cents)
);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'an issued invoice never changes';
end
$$;
create trigger invoices_never_change before update on invoices
  for each row execute function refuse_invoice_change();

-- The reminder before a renewal, sent once.
create table renewal_reminders (
  subscription_id text not null references stripe_subscriptions on delete cascade,
  -- A month's period by its end; weekly periods by the month in which they end.
  occasion text not null,
  created_at timestamptz not null default now(),
  primary key (subscription_id, occasion)
);
