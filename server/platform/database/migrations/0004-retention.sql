-- When each retention rule last completed, and how many rows it deleted then.
create table retention_runs (
  timer text primary key,
  ran_at timestamptz not null,
  deleted integer not null
);

-- For the retention rules, which find the rows that are due without reading the whole table.
create index conversation_turns_age on conversation_turns (created_at);
create index user_unconfirmed on "user" (created_at) where not email_verified;
create index session_expiry on session (expires_at);
create index verification_expiry on verification (expires_at);

-- For the erasure of an account, which looks for its ratings.
create index feedbacks_user on feedbacks (user_id);
