-- Removes the accents of all Latin letters, not only those of French: "š" and "ş" as well.
create or replace function search_words(value text) returns tsvector
language sql immutable parallel safe as $$
  select to_tsvector('simple', translate(
    lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')),
    '.,;:!?@_+/\()[]{}"''’-',
    '                     '))
$$;
reindex index user_email_words;
reindex index user_profiles_words;
reindex index agents_words;
