-- Figures per day for the administration (docs/decisions/052). They hold no personal data, and stay
-- when accounts are erased and conversations are deleted. A day is a calendar day in Paris, of 23
-- to 25 hours.

create function paris_day(moment timestamptz) returns date language sql immutable as $$
  select (moment at time zone 'Europe/Paris')::date
$$;
create function paris_midnight(day date) returns timestamptz language sql immutable as $$
  select day::timestamp at time zone 'Europe/Paris'
$$;

-- One row per day before today, written by a job.
create table daily_figures (
  day date primary key,
  calls integer not null,
  duration_seconds bigint not null,
  score_sum bigint not null,
  score_count integer not null,
  rating_sum bigint not null,
  rating_count integer not null,
  -- Orders that were paid, by the day of the order.
  orders integer not null,
  revenue_cents bigint not null,
  -- Accounts that were opened this day.
  new_accounts integer not null,
  -- The e-mail addresses that registered this day, and how many of them have confirmed, called and
  -- bought since.
  sign_ups integer not null,
  confirmed integer not null,
  called integer not null,
  purchased integer not null
);

create table daily_agent_figures (
  day date not null,
  agent_id text not null,
  calls integer not null,
  duration_seconds bigint not null,
  score_sum bigint not null,
  score_count integer not null,
  rating_sum bigint not null,
  rating_count integer not null,
  primary key (day, agent_id)
);

-- Figures of deleted rows. Together with the rows that still exist they give the figures of a day,
-- whenever its figures are recalculated. Deletions only add rows here, so that they never wait for
-- each other; a job merges the rows of the same day and companion.
create table deleted_figures (
  id bigint generated always as identity primary key,
  day date not null,
  -- null: figures of accounts.
  agent_id text,
  calls integer not null default 0,
  duration_seconds bigint not null default 0,
  score_sum bigint not null default 0,
  score_count integer not null default 0,
  rating_sum bigint not null default 0,
  rating_count integer not null default 0,
  new_accounts integer not null default 0,
  sign_ups integer not null default 0,
  confirmed integer not null default 0,
  called integer not null default 0,
  purchased integer not null default 0
);
create index deleted_figures_day on deleted_figures (day);

create function count_deleted_conversations() returns trigger language plpgsql as $$
begin
  insert into deleted_figures (day, agent_id, calls, duration_seconds, score_sum, score_count)
  select paris_day(created_at), agent_id, count(*), sum(duration),
    coalesce(sum(success_score), 0), count(success_score)
  from removed group by 1, 2;
  return null;
end
$$;
create trigger conversations_deleted after delete on conversations
  referencing old table as removed
  for each statement execute function count_deleted_conversations();

create function count_deleted_feedbacks() returns trigger language plpgsql as $$
begin
  insert into deleted_figures (day, agent_id, rating_sum, rating_count)
  select paris_day(created_at), agent_id, sum(rating), count(*) from removed group by 1, 2;
  return null;
end
$$;
create trigger feedbacks_deleted after delete on feedbacks
  referencing old table as removed
  for each statement execute function count_deleted_feedbacks();

-- Whether an account has called or purchased. Conversations may be deleted; the ledger stays as
-- long as the account. (figure-queries.ts has the same conditions.)
create function has_called(account uuid) returns boolean language sql stable as $$
  select exists (select from conversations where user_id = account)
    or exists (select from minute_ledger where user_id = account and reason = 'call')
$$;
create function has_purchased(account uuid) returns boolean language sql stable as $$
  select exists (
    select from stripe_customers join stripe_orders using (customer_id)
    where stripe_customers.user_id = account and stripe_orders.status = 'completed'
  )
$$;

create function count_deleted_account() returns trigger language plpgsql as $$
begin
  -- Unconfirmed accounts have no calls or purchases to look up, and many are deleted at once.
  if not old.email_verified then
    insert into deleted_figures (day, sign_ups) values (paris_day(old.created_at), 1);
    return old;
  end if;
  insert into deleted_figures (day, sign_ups, confirmed, called, purchased)
  values (paris_day(old.created_at), 1, 1, has_called(old.id)::int, has_purchased(old.id)::int);
  insert into deleted_figures (day, new_accounts)
  select paris_day(created_at), 1 from user_profiles where id = old.id;
  return old;
end
$$;
-- Runs before the deletion, because the account's rows in other tables are deleted with it.
create trigger account_deleted before delete on "user"
  for each row execute function count_deleted_account();

-- Indexes for the rows of one day; migration 0029 has those of accounts and orders.
create index conversations_created on conversations (created_at);
create index user_profiles_created on user_profiles (created_at);

-- Partial indexes for refunds, disputes, unrecovered minutes and new reports: few rows of large
-- tables.
create index stripe_orders_returned on stripe_orders (refunded_cents, disputed_cents)
  where refunded_cents > 0 or disputed_cents > 0;
create index stripe_orders_minutes_not_returned on stripe_orders (minutes_not_returned)
  where minutes_not_returned > 0;
create index reports_new on reports (created_at) where state = 'new';
