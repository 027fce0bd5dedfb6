-- When each retention timer last ran to its end, and how much it deleted then.
create table retention_runs (
  timer text primary key,
  ran_at timestamptz not null,
  deleted integer not null
);

-- Each timer finds what is due without reading the whole table.
create index conversation_turns_age on conversation_turns (created_at);
create index user_unconfirmed on "user" (created_at) where not email_verified;
create index session_expiry on session (expires_at);
create index verification_expiry on verification (expires_at);

-- Deleting an account looks for its ratings.
create index feedbacks_user on feedbacks (user_id);
