-- Proof of an answer to the cookie question: what was chosen, when, and before which words.
create table cookie_consents (
  -- Made up in the browser, so that sending twice keeps one.
  id uuid primary key,
  user_id uuid references "user" on delete cascade,
  has_analytics boolean not null,
  has_personalization boolean not null,
  has_marketing boolean not null,
  text_version date not null,
  -- By the browser's clock, and by ours.
  consented_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index cookie_consents_user on cookie_consents (user_id);
create index cookie_consents_age on cookie_consents (created_at);
