-- A suspended account keeps its balance and its orders; its sessions are refused.
alter table "user"
  add column suspended_at timestamptz,
  -- For the administrators, and mailed to the user; deleted with the account.
  add column suspension_reason text,
  add constraint user_suspension check ((suspended_at is null) = (suspension_reason is null));

-- The administrator's list of users: by date, by state, by balance.
create index user_newest on "user" (created_at desc, id desc) include (email_verified);
create index user_newest_unconfirmed on "user" (created_at desc, id desc) where not email_verified;
create index user_suspended on "user" (suspended_at) where suspended_at is not null;
create index user_profiles_balance on user_profiles (minutes_left desc, id desc);
create index user_profiles_administrators on user_profiles (id) where role = 'admin';

-- The words of a name or address in lower case and without accents; a search matches their
-- beginnings. `translate` removes accents, because not every server has the extension for it.
create function search_words(value text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', translate(lower(value),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ.,;:!?@_+/\()[]{}"''’-',
    'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy                     '))
$$;
create index user_email_words on "user" using gin (search_words(split_part(email, '@', 1)));
create index user_profiles_words on user_profiles
  using gin (search_words(username || ' ' || coalesce(first_name, '')));
create index user_email_beginning on "user" (lower(email) text_pattern_ops);

-- The administrator's list of transactions, and its export.
create index stripe_orders_newest on stripe_orders (created_at desc, id desc);
create index stripe_orders_by_status on stripe_orders (payment_status, created_at desc, id desc);
create index stripe_orders_failed on stripe_orders (created_at desc, id desc)
  where payment_status not in ('paid', 'pending');

-- The audit log by kind of subject.
create index audit_log_kind on audit_log (subject_kind, created_at desc, id desc);
