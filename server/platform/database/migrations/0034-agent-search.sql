-- For the administrator's search, which matches the beginnings of words in name, id and style.
create index agents_words on agents using gin (search_words(name || ' ' || id || ' ' || style));
